import { book } from './support/arrange.ts';
import { ask, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import {
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
  txidOf,
} from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { bookSeries } from './support/series.ts';

const UNDO = 'select public.undo_payment_mark($1)';
const mark = (database: TestDatabase, paymentId: string) =>
  database.as('admin', 'select public.mark_payment_paid($1)', [paymentId]);
const undo = (database: TestDatabase, paymentId: string) =>
  ask(database, 'admin', 'undo_payment_mark($1)', paymentId);

describe('undo_payment_mark', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      const marked = async () => {
        const booking = await bookAtBank(database);
        await mark(database, booking.payment_id);
        return booking;
      };

      test('is for admins', async () => {
        const { payment_id } = await marked();
        await expectRefusal(database, 'visitor', UNDO, [payment_id], '42501');
        for (const who of ['patient', 'otherPatient', 'professional'] as const)
          await expectRefusal(database, who, UNDO, [payment_id], 'not_allowed');
        await expectRefusal(database, 'admin', UNDO, [crypto.randomUUID()], 'payment_not_found');
      });

      test('takes back simulated money with its refund, which is not sent any more', async () => {
        const booking = await book(database);
        await mark(database, booking.payment_id);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await undo(database, booking.payment_id);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          payment: 'expired',
          held: 0,
          due: 0,
          refunds: 'failed 15000',
        });
        await database.travel('2026-11-24T12:01:00Z');
        const calls = await claimCalls(database);
        expect(calls.filter(({ kind }) => kind === 'refund')).toEqual([]);
      });

      test('is refused for what was not marked: unpaid, or really paid', async () => {
        const { payment_id } = await bookAtBank(database);
        await expectRefusal(database, 'admin', UNDO, [payment_id], 'not_marked');
        await database.as(
          'patient',
          'select public.cancel_consultation(consultation_id) from public.payments where id = $1',
          [payment_id],
        );
        await expectRefusal(database, 'admin', UNDO, [(await paid(database)).payment_id], 'not_marked');
      });

      test('puts it back to pending for 15 minutes, with a new code, and tells the patient; twice is once', async () => {
        const booking = await marked();
        await database.travel('2026-11-24T20:00:00Z');
        const answer = await undo(database, booking.payment_id);
        expect(answer).toEqual({
          payment_id: booking.payment_id,
          status: 'pending',
          expires_at: '2026-11-24T20:15:00+00:00',
          consultation_status: 'pending',
        });
        await expect(undo(database, booking.payment_id)).resolves.toEqual(answer);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, payment: 'pending' });
        await expect(
          database.owner(
            `select user_id, facts ->> 'amount_cents' as cents from public.notifications
             where kind = 'mark_undone' and about_id = $1 order by cents`,
            [booking.consultation_id],
          ),
        ).resolves.toEqual([
          { user_id: ACTORS.patient, cents: '15000' },
          { user_id: ACTORS.professional, cents: null },
        ]);
        await expect(
          database.owner(
            `select payload -> 'mark_undone' as is_told from private.mail_outbox
             where kind = 'charge_open' and payload ->> 'consultation_id' = $1::text`,
            [booking.consultation_id],
          ),
        ).resolves.toEqual([{ is_told: true }]);
        await receive(
          database,
          arrival({ txid: await txidOf(database, booking), paidAt: '2026-11-24T20:05:00Z' }),
        );
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          payment: 'paid',
          receipts: 'exact exact',
          refunds: null,
        });
      });

      test('unpaid afterwards, it expires; and it can be marked and taken back again', async () => {
        const booking = await marked();
        await undo(database, booking.payment_id);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ payment: 'expired', held: 0 });
        // Both had been told that it was confirmed.
        await expectBalanced(database);
        await expect(
          database.owner(
            `select user_id from public.notifications where kind = 'unpaid' and about_id = $1 order by user_id`,
            [booking.consultation_id],
          ),
        ).resolves.toEqual([ACTORS.patient, ACTORS.professional].toSorted().map((user_id) => ({ user_id })));
        await expect(
          database.owner(
            `select kind from private.mail_outbox where kind in ('cancelled', 'consultation_cancelled')
               and payload ->> 'consultation_id' = $1::text order by kind`,
            [booking.consultation_id],
          ),
        ).resolves.toEqual([{ kind: 'cancelled' }, { kind: 'consultation_cancelled' }]);
        await mark(database, booking.payment_id);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ payment: 'paid', held: 15_000 });
        await undo(database, booking.payment_id);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ payment: 'pending', held: 0 });
      });

      test('each time it is confirmed or cancelled both get an e-mail', async () => {
        const booking = await marked();
        const mails = async () => {
          // E-mails are queued at the end of a transaction.
          await expectBalanced(database);
          const rows = await database.owner<{ kind: string; count: number }>(
            `select kind, count(*)::int from private.mail_outbox where payload ->> 'consultation_id' = $1::text
               and kind in ('payment_confirmed', 'new_consultation', 'cancelled', 'consultation_cancelled') group by kind`,
            [booking.consultation_id],
          );
          return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
        };
        await expect(mails()).resolves.toEqual({ payment_confirmed: 1, new_consultation: 1 });
        await undo(database, booking.payment_id);
        await mails();
        await receive(database, arrival({ txid: await txidOf(database, booking) }));
        await expect(mails()).resolves.toEqual({ payment_confirmed: 2, new_consultation: 2 });
        await database.owner(`select private.cancel_sessions(array[$1::uuid], 'professional')`, [
          booking.consultation_id,
        ]);
        await expect(mails()).resolves.toMatchObject({ cancelled: 1, consultation_cancelled: 1 });
      });

      test('its end without a payment, and its end after another mark, are both mailed', async () => {
        const booking = await marked();
        await expectBalanced(database);
        await undo(database, booking.payment_id);
        await expectBalanced(database);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await expectBalanced(database);
        await mark(database, booking.payment_id);
        await expectBalanced(database);
        await database.owner(`select private.cancel_sessions(array[$1::uuid], 'professional')`, [
          booking.consultation_id,
        ]);
        await expectBalanced(database);
        await expect(
          database.owner(
            `select kind, count(*)::int from private.mail_outbox where payload ->> 'consultation_id' = $1::text
               and kind in ('payment_confirmed', 'new_consultation', 'cancelled', 'consultation_cancelled')
             group by kind order by kind`,
            [booking.consultation_id],
          ),
        ).resolves.toEqual([
          { kind: 'cancelled', count: 2 },
          { kind: 'consultation_cancelled', count: 2 },
          { kind: 'new_consultation', count: 2 },
          { kind: 'payment_confirmed', count: 2 },
        ]);
      });

      /** What the patient is told of it, by bell and by e-mail. */
      const told = (consultationId: string) =>
        database.owner<{ told: string }>(
          `select 'bell ' || kind as told from public.notifications
             where user_id = $1 and about_id = $2 and kind in ('refund_due', 'refund_withdrawn', 'charge_open')
           union all
           select 'mail ' || kind from private.mail_outbox
             where user_id = $1 and payload ->> 'consultation_id' = $2::text and kind in ('refund_withdrawn', 'charge_open')
           order by told`,
          [ACTORS.patient, consultationId],
        );

      test('where it was not scheduled: expired, nothing goes back, and the patient is told', async () => {
        const scheduled = await marked();
        await database.as('patient', 'select public.cancel_consultation($1)', [scheduled.consultation_id]);
        await expect(moneyOf(database, scheduled)).resolves.toMatchObject({
          refunds: 'manual 15000',
          due: 15_000,
        });
        await expect(undo(database, scheduled.payment_id)).resolves.toMatchObject({
          status: 'expired',
          consultation_status: 'cancelled',
        });
        await expect(moneyOf(database, scheduled)).resolves.toMatchObject({
          held: 0,
          due: 0,
          refund_due: false,
          refunds: 'failed 15000',
        });
        await undo(database, scheduled.payment_id);
        await expect(told(scheduled.consultation_id)).resolves.toEqual([
          { told: 'bell refund_withdrawn' },
          { told: 'mail refund_withdrawn' },
        ]);
      });

      test('cancelled too late for a refund: the professional is owed nothing of it', async () => {
        await database.travel('2026-12-01T10:00:00Z');
        const booking = await bookAtBank(database, 'patient', { date: '2026-12-01', time: '14:00' });
        await mark(database, booking.payment_id);
        await database.owner(
          `update public.consultations set agreed_at = '2026-11-01', created_at = '2026-11-01' where id = $1`,
          [booking.consultation_id],
        );
        await database.as('patient', 'select public.cancel_consultation($1, true)', [
          booking.consultation_id,
        ]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 15_000 });
        await expect(undo(database, booking.payment_id)).resolves.toMatchObject({ status: 'expired' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 0, held: 0 });
        await expect(told(booking.consultation_id)).resolves.toEqual([]);
        await expect(
          database.owner(
            `select title, body from public.notifications where user_id = $1 and kind = 'payout'`,
            [ACTORS.professional],
          ),
        ).resolves.toEqual([
          {
            title: 'Um valor não entra no repasse',
            body: expect.stringMatching(/^R\$ 150,00 .* por engano/) as string,
          },
        ]);
      });

      test('is refused once the transfer has arrived, after 24 hours, and after the start', async () => {
        const booking = await marked();
        await database.travel('2026-11-25T12:00:00Z');
        await expectRefusal(database, 'admin', UNDO, [booking.payment_id], 'too_late');
        await database.travel('2026-11-25T11:59:00Z');
        await receive(database, arrival({ txid: booking.txid }));
        await expectRefusal(database, 'admin', UNDO, [booking.payment_id], 'mark_proven');
        await database.travel('2026-12-02T12:00:00Z');
        const next = await bookAtBank(database, 'patient', { date: '2026-12-03' });
        await database.travel('2026-12-03T10:00:00Z');
        await mark(database, next.payment_id);
        await database.travel('2026-12-03T17:00:00Z');
        await expectRefusal(database, 'admin', UNDO, [next.payment_id], 'consultation_over');
      });

      test('of a series: not of its first date, and a later one is paid when it opens', async () => {
        const first = await bookSeries(database);
        await mark(database, first.payment_id);
        await expectRefusal(database, 'admin', UNDO, [first.payment_id], 'series_started');
        const [second] = await database.owner<{ id: string; expires_at: Date }>(
          `select p.id, p.expires_at from public.payments p join public.consultations c on c.id = p.consultation_id
           where c.series_id = $1 and c.series_number = 2`,
          [first.series_id],
        );
        await mark(database, second?.id ?? '');
        await undo(database, second?.id ?? '');
        await expect(
          database.owner('select status, expires_at from public.payments where id = $1', [second?.id]),
        ).resolves.toEqual([{ status: 'pending', expires_at: second?.expires_at }]);
        await expect(
          database.owner(
            `select kind, facts ->> 'amount_cents' as cents from public.notifications
             where user_id = $1 and kind in ('charge_open', 'mark_undone')`,
            [ACTORS.patient],
          ),
        ).resolves.toEqual([{ kind: 'mark_undone', cents: null }]);
      });

      test('of what a professional made: its seven days begin with the true payment', async () => {
        await database.as(
          'professional',
          `select public.book_for_patient($1, '{2026-12-03T19:00:00Z}', gen_random_uuid())`,
          [ACTORS.patient],
        );
        const read = async () =>
          (
            await database.owner<{ id: string; agreed_at: Date | null }>(
              `select p.id, c.agreed_at from public.payments p join public.consultations c on c.id = p.consultation_id
               where c.patient_id = $1 and c.starts_at = '2026-12-03T19:00:00Z'`,
              [ACTORS.patient],
            )
          )[0];
        const payment = (await read())?.id ?? '';
        await mark(database, payment);
        await expect(read()).resolves.toMatchObject({ agreed_at: new Date('2026-11-24T12:00:00Z') });
        await undo(database, payment);
        await expect(read()).resolves.toMatchObject({ agreed_at: null });
        await database.travel('2026-11-25T12:00:00Z');
        await mark(database, payment);
        await expect(read()).resolves.toMatchObject({ agreed_at: new Date('2026-11-25T12:00:00Z') });
      });

      test('is refused where an admin decided a refund of it', async () => {
        const booking = await marked();
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 100, 'Acordo', 'platform')`,
          booking.payment_id,
        );
        await expectRefusal(database, 'admin', UNDO, [booking.payment_id], 'refund_exists');
      });
    });
  });
});
