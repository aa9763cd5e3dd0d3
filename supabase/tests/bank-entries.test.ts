import { completedAtBank, addAdmin, ask, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { LEDGER_PROBLEMS } from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const ID = '5f000000-0000-4000-8000-000000000001';
const OTHER = '5f000000-0000-4000-8000-000000000002';
const RECORD = 'select public.record_bank_entry($1, $2, $3, $4, $5)';
const REVERSE = 'select public.reverse_bank_entry($1, $2, $3)';

const record = (database: TestDatabase, id: string, kind: string, cents: number, reason = 'Tarifa do Pix') =>
  ask(database, 'admin', 'record_bank_entry($1, $2, $3, $4, $5)', id, kind, cents, '2026-12-01', reason);
const balance = (database: TestDatabase) => ask(database, 'otherPatient', 'bank_balance()');

describe('entries of the bank', () => {
  onEveryDatabase((database) => {
    test('are recorded, taken back and read by admins alone, through procedures', async () => {
      for (const [sql, parameters] of [
        [RECORD, [ID, 'bank_fee', 100, '2026-12-01', 'x']],
        [REVERSE, [ID, OTHER, 'x']],
        ['select public.bank_balance()', []],
        ['select public.list_bank_entries()', []],
      ] as const) {
        await expectRefusal(database, 'visitor', sql, parameters, '42501');
        for (const who of ['patient', 'professional'] as const)
          await expectRefusal(database, who, sql, parameters, 'not_allowed');
      }
      await expectRefusal(database, 'admin', 'select * from private.bank_entries', [], '42501');
    });

    test.each([
      ['id_required', [null, 'bank_fee', 100, '2026-12-01', 'x']],
      ['kind_invalid', [ID, 'loss', 100, '2026-12-01', 'x']],
      ['kind_invalid', [ID, null, 100, '2026-12-01', 'x']],
      ['amount_invalid', [ID, 'top_up', 0, '2026-12-01', 'x']],
      ['amount_invalid', [ID, 'top_up', 100_000_001, '2026-12-01', 'x']],
      ['amount_invalid', [ID, 'top_up', null, '2026-12-01', 'x']],
      ['day_invalid', [ID, 'top_up', 100, null, 'x']],
      ['day_invalid', [ID, 'top_up', 100, '2026-12-02', 'x']],
      ['day_invalid', [ID, 'top_up', 100, '2025-11-29', 'x']],
      ['day_invalid', [ID, 'top_up', 100, 'infinity', 'x']],
      ['reason_required', [ID, 'top_up', 100, '2026-12-01', ' ']],
      ['reason_required', [ID, 'top_up', 100, '2026-12-01', 'x'.repeat(501)]],
    ])('are refused with %s', async (code, parameters) => {
      await database.travel('2026-12-01T18:00:00Z');
      await expectRefusal(database, 'admin', RECORD, parameters, code);
    });

    test('change what the bank should hold, beside what was paid and what is play money', async () => {
      await completedAtBank(database);
      await addAdmin(database);
      await expect(balance(database)).resolves.toMatchObject({ cents: 15_000, fees_cents: 0, entries: [] });
      await record(database, ID, 'bank_fee', 199);
      await record(database, OTHER, 'top_up', 5000, 'Aporte de dezembro');
      await expect(balance(database)).resolves.toMatchObject({
        cents: 19_801,
        unproven_cents: 0,
        fees_cents: 199,
        top_ups_cents: 5000,
        entries: expect.arrayContaining([
          expect.objectContaining({
            id: ID,
            kind: 'bank_fee',
            amount_cents: 199,
            day: '2026-12-01',
            reason: 'Tarifa do Pix',
            recorded_by: 'Beatriz Farias',
            is_reversed: false,
            reverses: null,
          }),
        ]) as unknown,
      });
      await expect(database.owner(LEDGER_PROBLEMS)).resolves.toEqual([]);
    });

    test('and everything else add up to one line, and what differs from the ledger is found', async () => {
      await completedAtBank(database);
      await addAdmin(database);
      await record(database, ID, 'bank_fee', 199);
      await record(database, OTHER, 'top_up', 5000, 'Aporte de dezembro');
      const before = await balance(database);
      await database.owner('select public.add_up_tallies()');
      await expect(balance(database)).resolves.toEqual(before);
      await expect(
        database.owner('select psp_cents::int, fee_cents::int, top_up_cents::int from private.bank_tally'),
      ).resolves.toEqual([{ psp_cents: 19_801, fee_cents: 199, top_up_cents: 5000 }]);
      await expectRefusal(database, 'admin', 'select * from private.bank_tally', [], '42501');
      await database.owner('update private.bank_tally set psp_cents = psp_cents + 1');
      await expect(database.owner(LEDGER_PROBLEMS)).resolves.toMatchObject([
        { problem: 'tally of the bank is not the sum of its entries' },
      ]);
    });

    test('leave play money out', async () => {
      await paid(database);
      await addAdmin(database);
      await expect(balance(database)).resolves.toMatchObject({ cents: 0, unproven_cents: 0 });
    });

    test('are recorded once for each identifier', async () => {
      await addAdmin(database);
      await database.travel('2026-12-01T18:00:00Z');
      const first = await record(database, ID, 'bank_fee', 199);
      await expect(record(database, ID, 'top_up', 5000, 'Outro')).resolves.toEqual(first);
      await expect(balance(database)).resolves.toMatchObject({
        cents: -199,
        fees_cents: 199,
        top_ups_cents: 0,
      });
    });

    test('are read a page at a time, the last recorded first', async () => {
      await addAdmin(database);
      await database.travel('2026-12-01T18:00:00Z');
      const ids = Array.from({ length: 5 }, (_, n) => `5f000000-0000-4000-8000-00000000000${n}`);
      for (const id of ids) await record(database, id, 'bank_fee', 199);
      const page = (...cursor: readonly unknown[]) =>
        ask(database, 'otherPatient', 'list_bank_entries($1, $2, 2)', ...cursor) as Promise<
          readonly { readonly id: string; readonly created_at: string }[]
        >;
      const read: string[] = [];
      for (let found = await page(null, null); found.length > 0;) {
        read.push(...found.map(({ id }) => id));
        const last = found.at(-1);
        found = await page(last?.created_at, last?.id);
      }
      expect(read).toEqual(ids.toReversed());
    });

    test('are taken back once, by an entry the other way round', async () => {
      await addAdmin(database);
      await database.travel('2026-12-01T18:00:00Z');
      await record(database, ID, 'bank_fee', 199);
      const third = '5f000000-0000-4000-8000-000000000003';
      await expectRefusal(database, 'admin', REVERSE, [null, ID, 'x'], 'id_required');
      await expectRefusal(database, 'admin', REVERSE, [OTHER, third, 'x'], 'entry_not_found');
      await expectRefusal(database, 'admin', REVERSE, [OTHER, ID, ''], 'reason_required');
      const taken = await ask(
        database,
        'otherPatient',
        'reverse_bank_entry($1, $2, $3)',
        OTHER,
        ID,
        'Em dobro',
      );
      expect(taken).toMatchObject({ kind: 'bank_fee', amount_cents: 199, day: '2026-12-01', reverses: ID });
      await expect(
        ask(database, 'admin', 'reverse_bank_entry($1, $2, $3)', OTHER, ID, 'De novo'),
      ).resolves.toEqual(taken);
      await expectRefusal(database, 'admin', REVERSE, [third, ID, 'x'], 'entry_reversed');
      await expectRefusal(database, 'admin', REVERSE, [third, OTHER, 'x'], 'entry_is_reversal');
      await expect(balance(database)).resolves.toMatchObject({
        cents: 0,
        fees_cents: 0,
        entries: expect.arrayContaining([expect.objectContaining({ id: ID, is_reversed: true })]) as unknown,
      });
      await expect(database.owner(LEDGER_PROBLEMS)).resolves.toEqual([]);
    });

    test('are never changed, never play money, and missed in the ledger', async () => {
      await database.travel('2026-12-01T18:00:00Z');
      await record(database, ID, 'bank_fee', 199);
      for (const sql of [
        'update private.bank_entries set amount_cents = 1',
        'delete from private.bank_entries',
        'truncate private.bank_entries cascade',
      ])
        await expect(database.owner(sql)).rejects.toMatchObject({ code: '42501' });
      await expect(
        database.owner(
          `select private.book('top_up', $1, null, null, null, true, private.account('psp'), private.account('platform'), 1)`,
          [OTHER],
        ),
      ).rejects.toMatchObject({ code: '23514' });
      await database.owner(
        `insert into private.bank_entries (id, kind, amount_cents, day, reason) values ($1, 'top_up', 1, '2026-12-01', 'x')`,
        [OTHER],
      );
      await expect(database.owner(LEDGER_PROBLEMS)).resolves.toMatchObject([
        { problem: 'bank entry and ledger differ', subject: OTHER },
      ]);
    });
  });
});
