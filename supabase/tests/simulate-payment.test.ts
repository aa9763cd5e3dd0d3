import { book, pay, stateOf } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';

describe('simulating a payment', () => {
  onEveryDatabase((database) => {
    test('is refused for a visitor', async () => {
      await expect(pay(database, crypto.randomUUID(), 'visitor')).rejects.toMatchObject({ code: '42501' });
    });

    test('is refused when the deployment does not allow it', async () => {
      const booking = await book(database);
      await database.owner('update public.deployment_settings set pix_simulation = false');
      await expect(pay(database, booking.payment_id)).rejects.toMatchObject({
        code: 'P0001',
        message: 'simulation_off',
      });
      await expect(stateOf(database, booking)).resolves.toMatchObject({ payment: 'pending' });
    });

    test.each(['otherPatient', 'professional', 'otherProfessional', 'admin'] as const)(
      "%s does not find the patient's payment",
      async (who) => {
        const booking = await book(database);
        await expect(pay(database, booking.payment_id, who)).rejects.toMatchObject({
          message: 'payment_not_found',
        });
      },
    );

    test('an unknown payment is not found', async () => {
      await expect(pay(database, crypto.randomUUID())).rejects.toMatchObject({
        message: 'payment_not_found',
      });
    });

    test('an expired one is refused, before and after the job has run', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:15:00Z');
      await expect(pay(database, booking.payment_id)).rejects.toMatchObject({ message: 'payment_expired' });
      await database.travel('2026-11-24T12:16:00Z');
      await database.as('service', 'select public.expire_payments()');
      await expect(pay(database, booking.payment_id)).rejects.toMatchObject({ message: 'payment_expired' });
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'expired',
        sessions: 0,
      });
    });

    test('a failed one is refused', async () => {
      const booking = await book(database);
      await database.owner(`update public.payments set status = 'failed' where id = $1`, [
        booking.payment_id,
      ]);
      await expect(pay(database, booking.payment_id)).rejects.toMatchObject({
        message: 'payment_not_pending',
      });
    });

    test('one of a cancelled consultation is refused', async () => {
      const booking = await book(database);
      await database.owner(`update public.consultations set status = 'cancelled' where id = $1`, [
        booking.consultation_id,
      ]);
      await expect(pay(database, booking.payment_id)).rejects.toMatchObject({
        message: 'consultation_not_open',
      });
    });

    test('pays, schedules and creates the video link in one step', async () => {
      const booking = await book(database);
      await database.travel('2026-11-24T12:14:59Z');
      const answer = await pay(database, booking.payment_id);
      expect(answer).toMatchObject({ status: 'paid', consultation_status: 'scheduled' });
      expect(Date.parse(String(answer?.['paid_at']))).toBe(Date.parse('2026-11-24T12:14:59Z'));
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'scheduled',
        payment: 'paid',
        sessions: 1,
      });
    });

    test('paying again returns the first payment and keeps the link', async () => {
      const booking = await book(database);
      const first = await pay(database, booking.payment_id);
      const link = 'select session_link from public.consultation_sessions where consultation_id = $1';
      const before = await database.owner(link, [booking.consultation_id]);
      await database.travel('2026-11-24T18:00:00Z');
      await expect(pay(database, booking.payment_id)).resolves.toEqual(first);
      await expect(database.owner(link, [booking.consultation_id])).resolves.toEqual(before);
    });
  });
});
