import { ask } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { approve, owedOnFriday, paidOut, prepare, type Batch } from './support/payouts.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Line {
  readonly id: string;
  readonly place: number;
  readonly professional_name: string;
  readonly state: string;
  readonly warnings: readonly string[];
}

const list = (
  database: TestDatabase,
  { id }: Pick<Batch, 'id'>,
  args = '',
  parameters: readonly unknown[] = [],
) => database.as<Line>('admin', `select * from public.list_payout_lines($1${args})`, [id, ...parameters]);
const namesIn = async (database: TestDatabase, batch: Batch, search: string) =>
  (await list(database, batch, ', search => $2', [search])).map((line) => line.professional_name);

const PEOPLE = `generate_series(1, 120) n, lateral (select ('0d000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id) p`;

/** A hundred and twenty lines beside Marina's: forty ready, forty with a warning, forty held. */
async function addLines(database: TestDatabase, batch: Batch) {
  await database.owner(`insert into auth.users (id, email) select id, n || '@volume.example' from ${PEOPLE}`);
  await database.owner(
    `insert into public.professionals (user_id, full_name, profession, registration)
     select id, 'Íris Gouvêa ' || n, 'psychologist', 'CRP 06/1' from ${PEOPLE}`,
  );
  await database.owner(
    `insert into private.payout_lines (batch_id, professional_id, amount_cents, state, hold, warnings)
     select $1, id, 10000, case when n % 3 = 0 then 'held' else 'ready' end, case when n % 3 = 0 then 'no_key' end,
       case when n % 3 = 1 then '{new_key}'::text[] else '{}' end
     from ${PEOPLE}`,
    [batch.id],
  );
}

describe('list_payout_lines', () => {
  onEveryDatabase((database) => {
    test('is for admins', async () => {
      const sql = `select * from public.list_payout_lines($1, search => 'a', situation => 'held')`;
      await expectRefusal(database, 'visitor', sql, [ACTORS.admin], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, sql, [ACTORS.admin], 'not_allowed');
    });

    test('pages the lines of a situation, each once', async () => {
      await owedOnFriday(database);
      const batch = await prepare(database);
      await addLines(database, batch);
      const read: Line[] = [];
      let last: Line | undefined;
      do {
        const page = await list(database, batch, ', $2, $3, 25, situation => $4', [
          last?.place,
          last?.id,
          'check',
        ]);
        read.push(...page);
        last = page.at(-1);
      } while (last);
      expect(new Set(read.map(({ id }) => id)).size).toBe(41);
      expect(read).toHaveLength(41);
      expect(read.every(({ state, warnings }) => state === 'ready' && warnings.length > 0)).toBe(true);
      for (const [situation, lines] of [
        ['ready', 40],
        ['held', 40],
        ['to_pay', 81],
        ['paid', 0],
        ['other', 0],
      ] as const)
        await expect(
          list(database, batch, ', page_size => 100, situation => $2', [situation]),
        ).resolves.toHaveLength(lines);
      await expect(list(database, batch, ', page_size => 1000')).resolves.toHaveLength(100);
    });

    test('finds the professional by name, also without accents, within the situation', async () => {
      await owedOnFriday(database);
      const batch = await prepare(database);
      await addLines(database, batch);
      expect((await namesIn(database, batch, 'gouvea 12')).toSorted()).toEqual([
        'Íris Gouvêa 12',
        'Íris Gouvêa 120',
      ]);
      await expect(namesIn(database, batch, ' MARINA ')).resolves.toEqual(['Marina Azevedo']);
      await expect(namesIn(database, batch, '%')).resolves.toEqual([]);
      await expect(namesIn(database, batch, ' ')).resolves.toHaveLength(50);
      await expect(
        list(database, batch, ', search => $2, situation => $3', ['marina', 'held']),
      ).resolves.toEqual([]);
    });

    test('knows what became of an approved batch', async () => {
      const { batch } = await paidOut(database);
      await expect(list(database, batch, `, situation => 'paid'`)).resolves.toHaveLength(1);
      await expect(list(database, batch, `, situation => 'to_pay'`)).resolves.toEqual([]);
      const [line] = await list(database, batch);
      await ask(database, 'admin', 'return_payout($1, $2)', line?.id, 'Conta encerrada');
      await expect(list(database, batch, `, situation => 'returned'`)).resolves.toHaveLength(1);
    });

    test('counts what was left out as held', async () => {
      await owedOnFriday(database);
      const batch = await prepare(database);
      await addLines(database, batch);
      const { version, total_cents } = (
        (await ask(database, 'admin', 'list_payout_batches()')) as Batch[]
      )[0] as Batch;
      await approve(database, { ...batch, version, total_cents });
      const left = await list(database, batch, `, situation => 'held'`);
      expect(new Set(left.map(({ state }) => state))).toEqual(new Set(['left_out']));
    });

    test('keeps the line of an erased professional, under the name that the records keep', async () => {
      const { batch } = await paidOut(database);
      await eraseUnblocked(database, 'professional');
      const [line] = await list(database, batch, `, search => 'marina', situation => 'paid'`);
      expect(line).toMatchObject({ professional_name: 'Marina Azevedo', state: 'paid' });
      await database.owner(
        `select private.forget_professional_name(professional_id) from private.payout_lines`,
      );
      await expect(list(database, batch)).resolves.toMatchObject([{ state: 'paid' }]);
      await expect(list(database, batch, `, search => 'marina'`)).resolves.toEqual([]);
    });
  });
});
