import { ask, completedAtBank, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, receive } from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

interface Sums {
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly fee_cents: number;
}
interface Figures {
  readonly now: Sums;
  readonly before: Sums;
  readonly days: readonly Record<string, number | string>[];
}
const figures = (database: TestDatabase, first = '2026-11-01', last = '2026-12-31') =>
  ask(
    database,
    'admin',
    'financial_figures($1, $2, $3, $4)',
    first,
    last,
    '2026-10-01',
    '2026-10-31',
  ) as Promise<Figures>;
/** What an action adds to the figures of November and December. */
async function added(database: TestDatabase, act: () => Promise<unknown>): Promise<Sums> {
  const { now: before } = await figures(database);
  await act();
  const { now } = await figures(database);
  return {
    received_cents: now.received_cents - before.received_cents,
    refunded_cents: now.refunded_cents - before.refunded_cents,
    fee_cents: now.fee_cents - before.fee_cents,
  };
}

describe('financial_figures', () => {
  onEveryDatabase((database) => {
    test('are for admins, of at most a year', async () => {
      const sql = `select public.financial_figures('2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31')`;
      await expectRefusal(database, 'visitor', sql, [], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, sql, [], 'not_allowed');
      for (const [first, last] of [
        ['2026-11-02', '2026-11-01'],
        ['2025-01-01', '2026-11-01'],
        ['2026-11-02', null],
      ])
        await expectRefusal(
          database,
          'admin',
          `select public.financial_figures($1, $2, '2026-10-01', '2026-10-31')`,
          [first, last],
          'period_invalid',
        );
      await expectRefusal(database, 'admin', 'select * from private.money_tally', [], '42501');
    });

    test('agree with the receipts and refunds of the seed', async () => {
      const [sums] = await database.owner<{ received: number; refunded: number }>(
        `select (select sum(amount_cents)::int from private.receipts) as received,
           (select coalesce(sum(amount_cents), 0)::int from private.refunds where state = 'done') as refunded`,
      );
      const [tally] = await database.owner<{ received: number; refunded: number; returned: number }>(
        `select sum(received_cents)::int as received, sum(refunded_cents)::int as refunded, sum(returned_cents)::int as returned
         from private.money_tally`,
      );
      expect(tally).toEqual({ ...sums, returned: sums?.refunded });
      expect(sums?.received).toBeGreaterThan(0);
    });

    test('count a payment and its fee on its day, and add up to the days', async () => {
      await expect(added(database, () => paid(database))).resolves.toEqual({
        received_cents: 15_000,
        refunded_cents: 0,
        fee_cents: 75,
      });
      const { now, days } = await figures(database);
      const total = (key: string) => days.reduce((sum, day) => sum + Number(day[key]), 0);
      expect(days).toHaveLength(61);
      expect(total('received_cents')).toBe(now.received_cents);
      expect(total('refunded_cents')).toBe(now.refunded_cents);
    });

    test('count what went back, without a fee of it', async () => {
      const { consultation_id, payment_id } = await paid(database);
      const sums = await added(database, async () => {
        await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
        await database.as('admin', 'select public.mark_refunded($1)', [payment_id]);
      });
      expect(sums).toEqual({ received_cents: 0, refunded_cents: 15_000, fee_cents: -75 });
    });

    test('count no proof twice, and take back an undone mark', async () => {
      const booking = await bookAtBank(database);
      const marked = await added(database, () =>
        ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id),
      );
      expect(marked.received_cents).toBe(15_000);
      const undone = await added(database, () =>
        ask(database, 'admin', 'undo_payment_mark($1)', booking.payment_id),
      );
      expect(undone).toEqual({ received_cents: -15_000, refunded_cents: 0, fee_cents: -75 });
      await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
      const proven = await added(database, () => receive(database, arrival({ txid: booking.txid })));
      expect(proven.received_cents).toBe(0);
    });

    test('count money in suspense once it is a payment’s', async () => {
      const booking = await bookAtBank(database);
      const one = arrival();
      expect((await added(database, () => receive(database, one))).received_cents).toBe(0);
      const [receipt] = await database.owner('select id from private.receipts where e2eid = $1', [
        one.receiptId,
      ]);
      const assigned = await added(database, () =>
        ask(database, 'admin', 'assign_suspense($1, $2)', receipt?.['id'], booking.payment_id),
      );
      expect(assigned.received_cents).toBe(15_000);
      const other = arrival();
      await receive(database, other);
      const [stray] = await database.owner('select id from private.receipts where e2eid = $1', [
        other.receiptId,
      ]);
      const returned = await added(database, () =>
        ask(database, 'admin', `return_suspense($1, $2, 'Engano')`, crypto.randomUUID(), stray?.['id']),
      );
      expect(returned).toEqual({ received_cents: 0, refunded_cents: 0, fee_cents: 0 });
    });

    test('stay the same when the job adds lines up, and compare the same weekday four weeks earlier', async () => {
      await completedAtBank(database);
      const before = await figures(database);
      await database.owner('select public.add_up_tallies()');
      await expect(figures(database)).resolves.toEqual(before);
      await expect(
        database.owner('select day from private.money_tally group by day having count(*) > 1'),
      ).resolves.toEqual([]);
      const later = await figures(database, '2026-12-22', '2026-12-22');
      const [day] = (await figures(database, '2026-11-24', '2026-11-24')).days;
      expect(later.days).toEqual([
        expect.objectContaining({ day: '2026-12-22', earlier_cents: day?.['received_cents'] }),
      ]);
    });
  });
});
