import { migrationSql } from '../../tools/new/new-migration.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { RULES, TABLE_RIGHTS } from './support/surface.ts';

const TABLE = 'rows_of_this_test';

/** Applies the output of `npm run new -- migration`, one statement at a time. */
async function apply(database: TestDatabase): Promise<void> {
  for (const statement of migrationSql(TABLE)
    .split(/;\n/)
    .filter((text) => text.trim()))
    await database.owner(statement);
}

describe('a newly generated migration', () => {
  onEveryDatabase((database) => {
    const lines = async (sql: string) =>
      (await database.owner<{ line: string }>(sql)).map(({ line }) => line).sort();

    test('follows every rule of the database’s surface', async () => {
      await apply(database);
      for (const [rule, broken] of Object.entries(RULES))
        expect([rule, await lines(broken)]).toEqual([rule, []]);
    });

    test('grants only reading to signed-in users', async () => {
      const before = await lines(TABLE_RIGHTS);
      await apply(database);
      const added = (await lines(TABLE_RIGHTS)).filter((line) => !before.includes(line));
      expect(added).toEqual([`authenticated reads ${TABLE}`]);
    });

    test('lets users read their own rows, and write none', async () => {
      await apply(database);
      const insert = `insert into public.${TABLE} (user_id) values ('${ACTORS.patient}')`;
      await database.owner(insert);
      const read = `select user_id from public.${TABLE}`;
      await expect(database.as('patient', read)).resolves.toEqual([{ user_id: ACTORS.patient }]);
      for (const other of ['otherPatient', 'professional', 'admin'] as const)
        await expect(database.as(other, read)).resolves.toEqual([]);
      for (const [who, sql] of [
        ['visitor', read],
        ['patient', insert],
      ] as const)
        await expect(database.as(who, sql)).rejects.toMatchObject({ code: '42501' });
    });
  });
});
