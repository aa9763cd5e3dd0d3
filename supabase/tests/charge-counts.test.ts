import { book } from './support/arrange.ts';
import { ask, completedAtBank } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { bookAtBank } from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const COUNTS = 'select public.charge_counts()';
const listed = async (database: TestDatabase, args: string) =>
  (await database.as('admin', `select id from public.list_charges(${args}, page_size => 2000)`)).length;

describe('charge_counts', () => {
  onEveryDatabase((database) => {
    test('is for admins', async () => {
      await expectRefusal(database, 'visitor', COUNTS, [], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, COUNTS, [], 'not_allowed');
    });

    test('counts what the views of the list hold', async () => {
      await completedAtBank(database);
      await database.owner(`update public.payments set refund_due = true where status = 'paid'`);
      const counts = (await ask(database, 'admin', 'charge_counts()')) as Record<string, number>;
      expect(counts['refund_due']).toBeGreaterThan(0);
      expect(counts).toEqual({
        refund_due: await listed(database, `state => 'refund_due'`),
        unproven: await listed(database, `way => 'unproven'`),
        expired_today: 0,
      });
    });

    test('counts no mark as unproven that was made where Pix is simulated', async () => {
      const unproven = async () =>
        ((await ask(database, 'admin', 'charge_counts()')) as { unproven: number }).unproven;
      const before = await unproven();
      const simulated = await book(database);
      await ask(database, 'admin', 'mark_payment_paid($1)', simulated.payment_id);
      await expect(unproven()).resolves.toBe(before);
      const atBank = await bookAtBank(database, 'patient', { time: '15:40' });
      await ask(database, 'admin', 'mark_payment_paid($1)', atBank.payment_id);
      await expect(unproven()).resolves.toBe(before + 1);
      await expect(listed(database, `way => 'unproven'`)).resolves.toBe(before + 1);
    });

    test('counts what expired on São Paulo’s day', async () => {
      await database.owner(`update public.payments set status = 'expired', paid_at = null, refund_due = false, refunded_at = null,
        expires_at = case when id = (select min(id::text)::uuid from public.payments) then timestamptz '2026-12-01T02:59:59Z'
          else timestamptz '2026-12-01T03:00:00Z' end`);
      const [{ n = 0 } = {}] = await database.owner<{ n: number }>(
        'select count(*)::int as n from public.payments',
      );
      for (const [now, expected] of [
        ['2026-12-01T02:59:59Z', 1],
        ['2026-12-01T03:00:00Z', n - 1],
        ['2026-12-02T02:59:59Z', n - 1],
        ['2026-12-02T03:00:00Z', 0],
      ] as const) {
        await database.travel(now);
        await expect(ask(database, 'admin', 'charge_counts()')).resolves.toMatchObject({
          expired_today: expected,
        });
      }
    });
  });
});
