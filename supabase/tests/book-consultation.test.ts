import { PEOPLE } from 'embedded-backend/seed';
import { book, pay, stateOf } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

describe('booking a consultation', () => {
  onEveryDatabase((database) => {
    test('is refused for a visitor', async () => {
      await expect(book(database, 'visitor')).rejects.toMatchObject({ code: '42501' });
    });

    test('is refused for a token of a deleted account', async () => {
      await database.owner('delete from public.profiles where id = $1', [ACTORS.admin]);
      await expect(book(database, 'admin')).rejects.toMatchObject({
        code: 'P0001',
        message: 'not_authenticated',
      });
    });

    test.each(['suspendedProfessional', 'applicant', 'otherPatient'] as const)(
      'refuses %s, who is not an approved professional',
      async (professional) => {
        await expect(book(database, 'patient', { professional })).rejects.toMatchObject({
          message: 'professional_unavailable',
        });
      },
    );

    test('refuses oneself', async () => {
      await expect(book(database, 'professional')).rejects.toMatchObject({ message: 'own_professional' });
    });

    test('refuses a professional without a price', async () => {
      for (const amount of [null, 15000]) {
        await expect(
          book(database, 'patient', { professional: 'unpricedProfessional', amount }),
        ).rejects.toMatchObject({ message: 'price_missing' });
      }
    });

    test.each([
      ['a Sunday', { date: '2026-11-29' }],
      ['a time between slots', { time: '14:10' }],
      ['a time in another notation', { time: '9:00' }],
      ['no time', { time: '' }],
      ['no day', { date: null }],
      ['the day infinity', { date: 'infinity' }],
      ['the day -infinity', { date: '-infinity' }],
      ['a day out of range', { date: '9999-12-31' }],
    ])('refuses %s', async (_case, wish) => {
      await expect(book(database, 'patient', wish)).rejects.toMatchObject({ message: 'slot_invalid' });
    });

    test.each([
      ['yesterday', { date: '2026-11-23', time: '17:20' }],
      ['the current minute', { date: '2026-11-24', time: '09:00' }],
    ])('refuses %s', async (_case, wish) => {
      await expect(book(database, 'patient', wish)).rejects.toMatchObject({ message: 'slot_past' });
    });

    test('compares the slot with the time in São Paulo', async () => {
      await database.travel('2026-12-02T01:00:00Z');
      await expect(book(database, 'patient', { date: '2026-12-01', time: '17:20' })).rejects.toMatchObject({
        message: 'slot_past',
      });
      await expect(book(database, 'patient', { date: '2026-12-02', time: '09:00' })).resolves.toMatchObject({
        starts_at: expect.stringMatching('^2026-12-02T12:00:00') as string,
      });
    });

    test.each([14999, 15001, 1, 0, -15000, null])('refuses the amount %s', async (amount) => {
      await expect(book(database, 'patient', { amount })).rejects.toMatchObject({ message: 'price_changed' });
    });

    test("uses the price of the professional's row", async () => {
      await database.owner('update public.professionals set price_per_session = 8990 where user_id = $1', [
        ACTORS.professional,
      ]);
      await expect(book(database)).rejects.toMatchObject({ message: 'price_changed' });
      await expect(book(database, 'patient', { amount: 8990 })).resolves.toMatchObject({
        amount_cents: 8990,
      });
    });

    test('keeps the agreed price when the professional changes theirs', async () => {
      const booking = await book(database);
      await database.owner('update public.professionals set price_per_session = 99900 where user_id = $1', [
        ACTORS.professional,
      ]);
      await expect(
        database.as('patient', 'select amount_cents from public.payments where id = $1', [
          booking.payment_id,
        ]),
      ).resolves.toEqual([{ amount_cents: 15000 }]);
    });

    test('returns the pending consultation with fifteen minutes to pay', async () => {
      const booking = await book(database);
      expect(booking).toMatchObject({ status: 'pending', amount_cents: 15000 });
      expect(Date.parse(booking.starts_at)).toBe(Date.parse('2026-12-01T17:00:00Z'));
      expect(Date.parse(booking.expires_at)).toBe(Date.parse('2026-11-24T12:15:00Z'));
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'pending',
        payment: 'pending',
        sessions: 0,
      });
      await expect(
        database.as(
          'patient',
          `select patient_id, professional_id, patient_name, patient_email, professional_name,
             professional_specialty, consultation_date::text, consultation_time
           from public.consultations where id = $1`,
          [booking.consultation_id],
        ),
      ).resolves.toEqual([
        {
          patient_id: ACTORS.patient,
          professional_id: ACTORS.professional,
          patient_name: 'Camila Ribeiro dos Santos',
          patient_email: PEOPLE.camila.email,
          professional_name: 'Marina Azevedo',
          professional_specialty: 'Ansiedade',
          consultation_date: '2026-12-01',
          consultation_time: '14:00',
        },
      ]);
    });

    test('a second patient is told that the slot is taken, and nothing is stored', async () => {
      await book(database);
      await expect(book(database, 'otherPatient')).rejects.toMatchObject({
        code: 'P0001',
        message: 'slot_taken',
      });
      await expect(
        database.as('otherPatient', `select id from public.consultations where status = 'pending'`),
      ).resolves.toEqual([]);
    });

    test('a patient cannot have two consultations at the same time', async () => {
      await book(database);
      await expect(
        book(database, 'patient', { professional: 'otherProfessional', amount: 28000 }),
      ).rejects.toMatchObject({ message: 'slot_taken' });
    });

    test('the same request returns the same consultation', async () => {
      const request = crypto.randomUUID();
      const first = await book(database, 'patient', { request });
      await expect(book(database, 'patient', { request })).resolves.toEqual(first);
      await expect(
        book(database, 'patient', { request, time: '16:30', professional: 'otherProfessional' }),
      ).resolves.toEqual(first);
    });

    test('a repeated request after the payment deadline is answered as expired', async () => {
      const request = crypto.randomUUID();
      const { consultation_id } = await book(database, 'patient', { request });
      await database.travel('2026-11-24T12:16:00Z');
      await expect(book(database, 'patient', { request, time: '16:30' })).resolves.toMatchObject({
        consultation_id,
        status: 'cancelled',
      });
    });

    test("another patient's request with the same id is independent", async () => {
      const request = crypto.randomUUID();
      const first = await book(database, 'patient', { request });
      await expect(book(database, 'otherPatient', { request })).rejects.toMatchObject({
        message: 'slot_taken',
      });
      const second = await book(database, 'otherPatient', { request, time: '16:30' });
      expect(second.consultation_id).not.toBe(first.consultation_id);
    });

    test('at most three bookings may await payment', async () => {
      const first = await book(database, 'patient', { time: '09:00' });
      await book(database, 'patient', { time: '09:50' });
      await book(database, 'patient', { time: '10:40' });
      await expect(book(database)).rejects.toMatchObject({ message: 'too_many_unpaid' });
      await pay(database, first.payment_id);
      await expect(book(database)).resolves.toMatchObject({ status: 'pending' });
    });

    test('an expired unpaid booking frees its slot first', async () => {
      const lapsed = await book(database);
      await database.travel('2026-11-24T12:16:00Z');
      await expect(book(database, 'otherPatient')).resolves.toMatchObject({ status: 'pending' });
      await expect(stateOf(database, lapsed)).resolves.toMatchObject({
        consultation: 'cancelled',
        payment: 'expired',
      });
    });

    test('a professional can book a colleague as a patient', async () => {
      await expect(book(database, 'otherProfessional')).resolves.toMatchObject({ status: 'pending' });
    });
  });
});
