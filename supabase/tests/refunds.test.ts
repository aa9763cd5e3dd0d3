import { book, pay, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { PEOPLE } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const REFUND = 'select public.mark_refunded($1) as answer';

async function cancelled(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
  return booking;
}
const refund = async (database: TestDatabase, { payment_id }: Booking) => {
  const [row] = await database.as<{ answer: unknown }>('admin', REFUND, [payment_id]);
  return row?.answer;
};

describe('noting that money went back', () => {
  onEveryDatabase((database) => {
    test('is for admins', async () => {
      const { payment_id } = await cancelled(database);
      await expectRefusal(database, 'visitor', REFUND, [payment_id], '42501');
      for (const who of ['patient', 'otherPatient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, REFUND, [payment_id], 'not_allowed');
      await expectRefusal(database, 'admin', REFUND, [crypto.randomUUID()], 'payment_not_found');
    });

    test('is refused where nothing is owed: unpaid, or paid for a session that takes place', async () => {
      const { payment_id } = await book(database);
      await expectRefusal(database, 'admin', REFUND, [payment_id], 'refund_not_due');
      await pay(database, payment_id);
      await expectRefusal(database, 'admin', REFUND, [payment_id], 'refund_not_due');
    });

    test('a payment without a refund has no moment of one', async () => {
      await expect(
        database.owner('update public.payments set refunded_at = now() where not refund_due'),
      ).rejects.toMatchObject({ code: '23514' });
    });

    test('keeps the moment, and twice answers the first', async () => {
      const booking = await cancelled(database);
      const first = await refund(database, booking);
      expect(first).toEqual({ payment_id: booking.payment_id, refunded_at: '2026-11-24T12:00:00+00:00' });
      await database.travel('2026-11-25T12:00:00Z');
      await expect(refund(database, booking)).resolves.toEqual(first);
    });

    test('stands in the log once, by the admin', async () => {
      const booking = await cancelled(database);
      await refund(database, booking);
      await refund(database, booking);
      await expect(
        database.as(
          'admin',
          `select before ->> 'refunded_at' as before, after ->> 'refunded_at' as after, actor_id
           from public.audit_log where subject_id = $1 and after ->> 'refunded_at' is not null`,
          [booking.payment_id],
        ),
      ).resolves.toEqual([{ before: null, after: '2026-11-24T12:00:00+00:00', actor_id: PEOPLE.admin }]);
    });

    test('is seen by the patient and in the list of payments, and the copy of one’s data says it', async () => {
      const booking = await cancelled(database);
      const seen = `select refunded_at is not null as back from public.patient_history() where id = $1`;
      const listed = `select refund_due, refunded_at is not null as back
        from public.list_payments(page_size => 100) where id = $1`;
      await expect(database.as('patient', seen, [booking.consultation_id])).resolves.toEqual([
        { back: false },
      ]);
      await expect(database.as('admin', listed, [booking.payment_id])).resolves.toEqual([
        { refund_due: true, back: false },
      ]);
      await refund(database, booking);
      await expect(database.as('patient', seen, [booking.consultation_id])).resolves.toEqual([
        { back: true },
      ]);
      await expect(database.as('admin', listed, [booking.payment_id])).resolves.toEqual([
        { refund_due: true, back: true },
      ]);
      const [copy] = await database.as<{ text: string }>(
        'patient',
        'select public.export_my_data()::text as text',
      );
      expect(copy?.text).toMatch(/"reembolsado_em" : "2026-11-24T12:00:00\+00:00"/);
    });
  });
});
