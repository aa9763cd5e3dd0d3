import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';

describe('renewing a payment', () => {
  onEveryDatabase((database) => {
    const renew = async ({ payment_id }: Pick<Booking, 'payment_id'>, actor: Actor = 'patient') => {
      const [row] = await database.as<{ answer: { status: string; expires_at: string; payment_id: string } }>(
        actor,
        'select public.renew_payment($1) as answer',
        [payment_id],
      );
      return row?.answer;
    };
    const bookAndExpire = async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      return booking;
    };

    test('is refused for a visitor', async () => {
      await expect(renew({ payment_id: crypto.randomUUID() }, 'visitor')).rejects.toMatchObject({
        code: '42501',
      });
    });

    test.each(['otherPatient', 'professional', 'admin'] as const)(
      "%s does not find the patient's payment",
      async (actor) => {
        await expect(renew(await bookAndExpire(), actor)).rejects.toMatchObject({
          message: 'payment_not_found',
        });
      },
    );

    test('is refused for a paid or failed payment', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await expect(renew(booking)).rejects.toMatchObject({ message: 'payment_not_pending' });
      await database.owner(`update public.payments set status = 'failed', paid_at = null where id = $1`, [
        booking.payment_id,
      ]);
      await expect(renew(booking)).rejects.toMatchObject({ message: 'payment_not_pending' });
    });

    test('is refused for a consultation that its patient cancelled', async () => {
      const booking = await book(database);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expect(renew(booking)).rejects.toMatchObject({ message: 'consultation_not_open' });
    });

    test('is refused for a cancelled consultation', async () => {
      const booking = await book(database);
      await database.owner(`update public.consultations set status = 'cancelled' where id = $1`, [
        booking.consultation_id,
      ]);
      await expect(renew(booking)).rejects.toMatchObject({ message: 'consultation_not_open' });
    });

    test('is refused when the slot was booked by another user', async () => {
      const booking = await bookAndExpire();
      await book(database, 'otherPatient');
      await expect(renew(booking)).rejects.toMatchObject({ code: 'P0001', message: 'slot_taken' });
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'cancelled',
        payment: 'expired',
      });
    });

    test('is refused when the patient has another consultation at that time', async () => {
      const booking = await bookAndExpire();
      await book(database, 'patient', { professional: 'otherProfessional', amount: 28000 });
      await expect(renew(booking)).rejects.toMatchObject({ message: 'slot_taken' });
    });

    test('is refused for a past time', async () => {
      const booking = await bookAndExpire();
      await database.travel('2026-12-01T17:00:00Z');
      await expect(renew(booking)).rejects.toMatchObject({ message: 'slot_past' });
    });

    test('is refused for a consultation cancelled by a suspension, even after reinstatement', async () => {
      const booking = await bookAndExpire();
      await database.owner(
        `update public.consultations set status = 'cancelled', cancelled_by = 'platform' where id = $1`,
        [booking.consultation_id],
      );
      await expect(renew(booking)).rejects.toMatchObject({ message: 'consultation_not_open' });
    });

    test('is refused when the professional no longer accepts bookings', async () => {
      const booking = await bookAndExpire();
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(renew(booking)).rejects.toMatchObject({ message: 'professional_unavailable' });
    });

    test('is refused as a fourth unpaid booking', async () => {
      const booking = await bookAndExpire();
      for (const time of ['09:00', '09:50', '10:40']) await book(database, 'patient', { time });
      await expect(renew(booking)).rejects.toMatchObject({ message: 'too_many_unpaid' });
    });

    test('makes payment and consultation pending again for fifteen minutes, at the agreed price', async () => {
      const booking = await bookAndExpire();
      await database.owner('update public.professionals set price_per_session = 99900 where user_id = $1', [
        ACTORS.professional,
      ]);
      const answer = await renew(booking);
      expect(answer).toMatchObject({ payment_id: booking.payment_id, status: 'pending' });
      expect(Date.parse(answer?.expires_at ?? '')).toBe(Date.parse('2026-11-24T12:35:00Z'));
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'pending',
        payment: 'pending',
      });
      await expect(pay(database, booking.payment_id)).resolves.toMatchObject({ status: 'paid' });
      await expect(
        database.owner('select amount_cents from public.payments where id = $1', [booking.payment_id]),
      ).resolves.toEqual([{ amount_cents: 15000 }]);
    });

    test('works before the job has run', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await expect(renew(booking)).resolves.toMatchObject({ status: 'pending' });
      await expect(stateOf(database, booking)).resolves.toMatchObject({
        consultation: 'pending',
        payment: 'pending',
      });
    });

    test('ignores an expired booking of the same slot', async () => {
      const booking = await bookAndExpire();
      await book(database, 'otherPatient');
      await database.travel('2026-11-24T12:40:00Z');
      await expect(renew(booking)).resolves.toMatchObject({ status: 'pending' });
    });

    test('returns an open payment unchanged', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:05:00Z');
      const answer = await renew(booking);
      expect(answer?.expires_at).toBe(booking.expires_at);
    });
  });
});
