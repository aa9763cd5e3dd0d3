import { lostRows } from '../../embedded-backend/src/testing/releases/lost-rows.ts';
import { RELEASES } from '../../embedded-backend/src/testing/releases/open-release.ts';
import { readRowsOf } from '../../embedded-backend/src/testing/releases/read-rows.ts';
import { openEarlierDatabase, type EarlierDatabase } from './support/earlier-database.ts';

describe.each(RELEASES)('rows of the release of %s on PostgreSQL', (name) => {
  let database: EarlierDatabase;

  beforeAll(async () => {
    database = await openEarlierDatabase(name);
    await database.upgrade();
  }, 300_000);
  afterAll(async () => {
    await database.owner.close();
    await database.superuser.close();
  });

  test('cover every table', () => {
    expect(database.tables.map(({ rows }) => rows.length).filter((count) => count === 0)).toEqual([]);
  });

  test('are unchanged by every later migration', async () => {
    const lost: string[] = [];
    for (const before of database.tables)
      lost.push(...lostRows(before, await readRowsOf(database.superuser, before)));
    expect(lost).toEqual([]);
  });
});
