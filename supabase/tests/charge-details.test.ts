import { addAdmin, ask, completedAtBank } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, receive } from './support/money.ts';
import { paidOut } from './support/payouts.ts';
import { expectRefusal } from './support/refusals.ts';

interface Details {
  readonly state: string;
  readonly refundable_cents: number;
  readonly undo_until: string | null;
  readonly decisions: readonly { readonly is_own: boolean }[];
  readonly events: readonly { readonly kind: string; readonly person: string | null; readonly at: string }[];
}
const details = (database: TestDatabase, id: string, who: 'admin' | 'otherPatient' = 'admin') =>
  ask(database, who, 'charge_details($1)', id) as Promise<Details>;
const kinds = ({ events }: Details) => events.map(({ kind }) => kind);

describe('charge_details', () => {
  onEveryDatabase((database) => {
    test('is for admins, of a payment that exists', async () => {
      for (const call of ['charge_details($1)', 'money_counts()', 'payment_job_states()']) {
        const parameters = call.includes('$1') ? [crypto.randomUUID()] : [];
        await expectRefusal(database, 'visitor', `select public.${call}`, parameters, '42501');
        for (const who of ['patient', 'professional'] as const)
          await expectRefusal(database, who, `select public.${call}`, parameters, 'not_allowed');
      }
      await expectRefusal(
        database,
        'admin',
        'select public.charge_details($1)',
        [crypto.randomUUID()],
        'payment_not_found',
      );
    });

    test('tells what happened in order', async () => {
      const { payment_id } = await completedAtBank(database);
      await ask(
        database,
        'admin',
        `decide_refund($1, $2, 4000, 'Acordo', 'platform')`,
        crypto.randomUUID(),
        payment_id,
      );
      const found = await details(database, payment_id);
      expect(kinds(found)).toEqual(['booked', 'charge', 'received', 'earned', 'decided', 'refund']);
      expect(found).toMatchObject({
        state: 'refund_due',
        refundable_cents: 11_000,
        professional_cents: 15_000,
        due_cents: 4000,
        undo_until: null,
        refunds: [{ amount_cents: 4000, state: 'due', decided_by: 'admin' }],
      });
      expect(found.events.find(({ kind }) => kind === 'decided')).toMatchObject({
        person: 'Beatriz Farias',
        detail: 'Acordo',
        code: 'platform',
      });
    });

    test('offers to undo a mark until the transfer arrives, and names who made it', async () => {
      const booking = await bookAtBank(database);
      await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
      const marked = await details(database, booking.payment_id);
      expect(marked).toMatchObject({ undo_until: expect.any(String) as string, refunded_by_team: true });
      expect(marked.events.find(({ kind }) => kind === 'marked')?.person).toBe('Beatriz Farias');
      await receive(database, arrival({ txid: booking.txid }));
      await expect(details(database, booking.payment_id)).resolves.toMatchObject({
        undo_until: null,
        refunded_by_team: false,
      });
    });

    test('does not offer to undo a mark of which an admin decided a refund', async () => {
      const booking = await bookAtBank(database);
      await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
      await ask(
        database,
        'admin',
        `decide_refund(gen_random_uuid(), $1, 100, 'Acordo', 'platform')`,
        booking.payment_id,
      );
      await expect(details(database, booking.payment_id)).resolves.toMatchObject({ undo_until: null });
    });

    test('lets the professional bear a refund after the payout', async () => {
      const { payment_id } = await paidOut(database);
      await expect(details(database, payment_id)).resolves.toMatchObject({ professional_cents: 15_000 });
      const REFUND = `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'professional')`;
      await ask(database, 'admin', REFUND, payment_id);
      await expect(details(database, payment_id)).resolves.toMatchObject({ professional_cents: 10_000 });
    });

    test('tells of an undone mark', async () => {
      const booking = await bookAtBank(database);
      await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
      await database.travel('2026-11-24T12:03:00Z');
      await ask(database, 'admin', 'undo_payment_mark($1)', booking.payment_id);
      const undone = await details(database, booking.payment_id);
      expect(undone).toMatchObject({ state: 'pending', undo_until: null, refundable_cents: 0 });
      expect(undone.events.find(({ kind }) => kind === 'mark_undone')?.person).toBe('Beatriz Farias');
    });

    test('shows what waits for another admin to each in their way, and counts it', async () => {
      await addAdmin(database);
      const one = arrival({ amount: 60_000 });
      await receive(database, one);
      const counts = await ask(database, 'admin', 'money_counts()');
      expect(counts).toMatchObject({ suspense: 1, decisions: 0 });
      const booking = await bookAtBank(database);
      await database.owner('update public.payments set amount_cents = 60000 where id = $1', [
        booking.payment_id,
      ]);
      await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
      await ask(
        database,
        'admin',
        `decide_refund($1, $2, 50000, 'Acordo', 'platform')`,
        crypto.randomUUID(),
        booking.payment_id,
      );
      await expect(details(database, booking.payment_id)).resolves.toMatchObject({
        decisions: [{ is_own: true, amount_cents: 50_000 }],
        refundable_cents: 10_000,
      });
      await expect(details(database, booking.payment_id, 'otherPatient')).resolves.toMatchObject({
        decisions: [{ is_own: false, decided_by_name: 'Beatriz Farias' }],
      });
      await expect(ask(database, 'admin', 'money_counts()')).resolves.toMatchObject({
        suspense: 1,
        decisions: 1,
      });
    });

    test('shows a job that fails, and what waits for the bank', async () => {
      await bookAtBank(database);
      await database.as('service', `select public.claim_payment_job('sweep')`);
      await database.as('service', `select public.finish_payment_job('sweep', 'unknown')`);
      const states = (await ask(database, 'admin', 'payment_job_states()')) as {
        readonly jobs: readonly { readonly job: string }[];
      };
      expect(states).toMatchObject({ provider: 'api-pix', calls: { waiting: 1 } });
      expect(states.jobs.find(({ job }) => job === 'sweep')).toMatchObject({
        failures: 1,
        last_error: 'unknown',
        every_seconds: 600,
        is_running: false,
      });
      await expect(ask(database, 'admin', 'money_counts()')).resolves.toMatchObject({ failing: 1 });
    });
  });
});
