import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';

const CANCEL = 'select public.cancel_consultation($1) as answer';
const WITHOUT_REFUND = 'select public.cancel_consultation($1, true) as answer';

/** The start of every consultation here: Tuesday 2026-12-01, 14:00 in São Paulo. */
const START = '2026-12-01T17:00:00Z';
const DAY_BEFORE = '2026-11-30T17:00:00Z';
const TWO_HOURS_BEFORE = '2026-12-01T15:00:00Z';
const justAfter = (instant: string) => instant.replace('Z', '.001Z');

async function scheduled(database: TestDatabase, agreedAt: string | null = null): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  await database.owner('update public.consultations set agreed_at = $2 where id = $1', [
    booking.consultation_id,
    agreedAt,
  ]);
  return booking;
}

const refundOf = async (database: TestDatabase, { consultation_id: id }: Booking, at: string) =>
  (await database.owner('select cents, reason from private.refund_of($1, $2)', [id, at]))[0];

const answer = async (database: TestDatabase, sql: string, id: string) =>
  (await database.as<{ answer: Record<string, unknown> }>('patient', sql, [id]))[0]?.answer;

describe('the refund rule', () => {
  onEveryDatabase((database) => {
    test('returns all until 24 hours before the start', async () => {
      const booking = await scheduled(database, '2026-11-01T12:00:00Z');
      await expect(refundOf(database, booking, DAY_BEFORE)).resolves.toEqual({
        cents: 15000,
        reason: 'early',
      });
      await expect(refundOf(database, booking, justAfter(DAY_BEFORE))).resolves.toEqual({
        cents: 0,
        reason: 'late',
      });
    });

    test('returns all within 7 days of agreeing, until 2 hours before', async () => {
      // Agreed on Tuesday 09:00: the 7 days end five hours before the start.
      const booking = await scheduled(database);
      const recent = { cents: 15000, reason: 'recent' };
      await expect(refundOf(database, booking, justAfter(DAY_BEFORE))).resolves.toEqual(recent);
      await expect(refundOf(database, booking, '2026-12-01T12:00:00Z')).resolves.toEqual(recent);
      await expect(refundOf(database, booking, '2026-12-01T12:00:00.001Z')).resolves.toMatchObject({
        cents: 0,
      });
      const later = await scheduledAgain(database, booking);
      await expect(refundOf(database, later, TWO_HOURS_BEFORE)).resolves.toEqual(recent);
      await expect(refundOf(database, later, justAfter(TWO_HOURS_BEFORE))).resolves.toMatchObject({
        cents: 0,
      });
    });

    test('returns the rest of what the team gave back in part, however it is borne', async () => {
      for (const bearer of ['professional', 'platform']) {
        const booking = await scheduled(database, '2026-11-01T12:00:00Z');
        await database.as('admin', 'select public.decide_refund($1, $2, 5000, $3, $4)', [
          crypto.randomUUID(),
          booking.payment_id,
          'Acordo',
          bearer,
        ]);
        const rest = { cents: 10_000, reason: 'early' };
        await expect(refundOf(database, booking, DAY_BEFORE)).resolves.toEqual(rest);
        await answer(database, CANCEL, booking.consultation_id);
        await expect(
          database.owner(
            `select amount_cents as cents from private.refunds where payment_id = $1 and decided_by = 'rule'`,
            [booking.payment_id],
          ),
        ).resolves.toEqual([{ cents: 10_000 }]);
        await expect(refundOf(database, booking, DAY_BEFORE)).resolves.toEqual(rest);
      }
    });

    test('counts the 7 days from agreeing, not from moving', async () => {
      const booking = await scheduled(database, '2026-11-10T12:00:00Z');
      await database.as('patient', 'select public.move_consultation($1, $2)', [
        booking.consultation_id,
        '2026-12-02T17:00:00Z',
      ]);
      await expect(refundOf(database, booking, '2026-12-01T17:00:00.001Z')).resolves.toEqual({
        cents: 0,
        reason: 'late',
      });
    });

    test('gives nothing back for what was not paid, or took place', async () => {
      const booking = await book(database);
      await expect(refundOf(database, booking, DAY_BEFORE)).resolves.toEqual({
        cents: 0,
        reason: 'not_paid',
      });
      await pay(database, booking.payment_id);
      for (const status of ['completed', 'no_show']) {
        await database.owner(
          'update public.consultations set status = $2::public.consultation_status where id = $1',
          [booking.consultation_id, status],
        );
        await expect(refundOf(database, booking, DAY_BEFORE)).resolves.toEqual({
          cents: 0,
          reason: 'took_place',
        });
      }
    });

    test('has its deadline in the consultation, in the patient’s list and before booking', async () => {
      const booking = await scheduled(database, '2026-11-01T12:00:00Z');
      const [own] = await database.as<{ free_until: unknown }>(
        'patient',
        'select free_until from public.consultations where id = $1',
        [booking.consultation_id],
      );
      const [listed] = await database.as<{ free_until: unknown }>(
        'patient',
        'select free_until from public.patient_history(consultation_id => $1)',
        [booking.consultation_id],
      );
      expect(own).toEqual({ free_until: new Date(DAY_BEFORE) });
      expect(listed).toEqual(own);
      for (const who of ['visitor', 'patient'] as const)
        await expect(database.as(who, 'select public.free_until($1) as until', [START])).resolves.toEqual([
          { until: new Date('2026-12-01T12:00:00Z') },
        ]);
    });

    test('has its deadline before moving, which does not restart the 7 days, and before accepting', async () => {
      const { consultation_id } = await scheduled(database, '2026-11-20T12:00:00Z');
      const untilFor = async (who: 'visitor' | 'patient' | 'applicant', start: string, accepting = false) =>
        (
          await database.as<{ until: unknown }>(who, 'select public.free_until($1, $2, $3) as until', [
            start,
            consultation_id,
            accepting,
          ])
        )[0]?.until;
      const soon = '2026-11-25T09:00:00Z';
      await expect(untilFor('patient', START)).resolves.toEqual(new Date(DAY_BEFORE));
      await expect(untilFor('patient', soon)).resolves.toEqual(new Date('2026-11-25T07:00:00Z'));
      await database.owner('update public.consultations set agreed_at = $2 where id = $1', [
        consultation_id,
        '2026-11-01T12:00:00Z',
      ]);
      await expect(untilFor('patient', soon)).resolves.toEqual(new Date('2026-11-24T09:00:00Z'));
      await expect(untilFor('patient', soon, true)).resolves.toEqual(new Date('2026-11-24T14:00:00Z'));
      // Of other people's consultations it says nothing.
      for (const who of ['visitor', 'applicant'] as const)
        await expect(untilFor(who, soon)).resolves.toEqual(new Date('2026-11-24T09:00:00Z'));
    });

    test('is the same in every time zone of the session', async () => {
      // Clocks in São Paulo changed on 18 February 2018.
      await database.owner(`set local timezone = 'America/Sao_Paulo'`);
      await expect(
        database.owner(`select private.free_until('2018-02-18T12:00:00Z', null, null) as until`),
      ).resolves.toEqual([{ until: new Date('2018-02-17T12:00:00Z') }]);
    });

    test('a late cancelling needs to be told so, and returns nothing', async () => {
      const booking = await scheduled(database, '2026-11-01T12:00:00Z');
      await database.travel(justAfter(DAY_BEFORE));
      await expectRefusal(database, 'patient', CANCEL, [booking.consultation_id], 'too_late');
      await expect(answer(database, WITHOUT_REFUND, booking.consultation_id)).resolves.toEqual({
        consultation_id: booking.consultation_id,
        status: 'cancelled',
        refund_due: false,
      });
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'cancelled',
        payment: 'paid',
      });
      await expect(refundOf(database, booking, START)).resolves.toEqual({ cents: 0, reason: 'late' });
      await expectRefusal(
        database,
        'admin',
        'select public.mark_refunded($1)',
        [booking.payment_id],
        'refund_not_due',
      );
    });

    test('without_refund changes nothing while a refund is due', async () => {
      const booking = await scheduled(database);
      await expect(answer(database, WITHOUT_REFUND, booking.consultation_id)).resolves.toMatchObject({
        refund_due: true,
      });
      await database.travel(START);
      await expect(refundOf(database, booking, START)).resolves.toEqual({ cents: 15000, reason: 'early' });
      await database.as('admin', 'select public.mark_refunded($1)', [booking.payment_id]);
      await expect(refundOf(database, booking, START)).resolves.toEqual({ cents: 0, reason: 'refunded' });
    });

    test('no one cancels from the start on', async () => {
      const { consultation_id } = await scheduled(database);
      await database.travel(START);
      await expectRefusal(database, 'patient', WITHOUT_REFUND, [consultation_id], 'consultation_started');
    });

    test('forgets when it was cancelled once it is open again', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:16:00Z');
      await database.owner('select public.expire_payments()');
      const cancelledAt = async () =>
        (
          await database.owner<{ at: unknown }>(
            'select cancelled_at as at from public.consultations where id = $1',
            [booking.consultation_id],
          )
        )[0]?.at;
      await expect(cancelledAt()).resolves.toEqual(new Date('2026-11-24T12:16:00Z'));
      await database.as('patient', 'select public.renew_payment($1)', [booking.payment_id]);
      await expect(cancelledAt()).resolves.toBeNull();
    });
  });
});

/** Agreed a moment before the start's last day, so that the 2 hours decide. */
async function scheduledAgain(database: TestDatabase, booking: Booking): Promise<Booking> {
  await database.owner(`update public.consultations set agreed_at = '2026-11-30T12:00:00Z' where id = $1`, [
    booking.consultation_id,
  ]);
  return booking;
}
