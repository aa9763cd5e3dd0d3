import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const REMIND = 'select public.remind_of_payment($1) as answer';
/** Thursday, 16:00 in São Paulo; the clock is at Tuesday 24 November, 09:00. Its charge opens on Monday at 16:00. */
const START = '2026-12-03T19:00:00Z';
const OPENS = '2026-11-30T19:00:00Z';
const EXPIRES = '2026-12-02T19:00:00Z';

/** Marina books for Camila. */
async function booked(database: TestDatabase): Promise<string> {
  const [row] = await database.as<{ id: string }>(
    'professional',
    `select public.book_for_patient($1, $2, gen_random_uuid()) -> 'consultations' -> 0 ->> 'consultation_id' as id`,
    [ACTORS.patient, [START]],
  );
  return row?.id ?? '';
}
async function payable(database: TestDatabase): Promise<string> {
  const id = await booked(database);
  await database.travel(OPENS);
  return id;
}
const remind = async (database: TestDatabase, id: string) =>
  (await database.as<{ answer: Record<string, unknown> }>('professional', REMIND, [id]))[0]?.answer;
const refused = (database: TestDatabase, id: string, code: string, who: Actor = 'professional') =>
  expectRefusal(database, who, REMIND, [id], code);
const reminders = (database: TestDatabase) =>
  database.owner(
    `select (select count(*)::int from private.mail_outbox where kind = 'payment_reminder') as mails,
       (select count(*)::int from public.notifications where kind = 'payment_reminder') as notices`,
  );

describe('reminding of a payment', () => {
  onEveryDatabase((database) => {
    test('is limited to the professional of the consultation', async () => {
      const id = await payable(database);
      await refused(database, id, '42501', 'visitor');
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin', 'applicant'] as const)
        await refused(database, id, 'consultation_not_found', who);
      await refused(database, crypto.randomUUID(), 'consultation_not_found');
      await expect(reminders(database)).resolves.toEqual([{ mails: 0, notices: 0 }]);
    });

    test('is refused before the charge opens and after it ends', async () => {
      const id = await booked(database);
      await refused(database, id, 'charge_not_open');
      await database.travel(EXPIRES);
      await refused(database, id, 'payment_expired');
    });

    test('is refused for what is paid or cancelled', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await refused(database, booking.consultation_id, 'consultation_not_open');
      const id = await payable(database);
      await database.as('patient', 'select public.cancel_consultation($1)', [id]);
      await refused(database, id, 'consultation_not_open');
    });

    test('is refused to a suspended professional', async () => {
      const id = await payable(database);
      await suspend(database);
      await refused(database, id, 'professional_suspended');
    });

    test('reaches the patient by e-mail and notification, and is in the audit log', async () => {
      const id = await payable(database);
      await expect(remind(database, id)).resolves.toEqual({
        consultation_id: id,
        reminded_at: '2026-11-30T19:00:00+00:00',
        again_at: '2026-12-01T07:00:00+00:00',
      });
      await expect(
        database.owner(`select user_id, link, facts ->> 'who' as who, facts ->> 'amount_cents' as amount, subject_id
          from public.notifications where kind = 'payment_reminder'`),
      ).resolves.toEqual([
        {
          user_id: ACTORS.patient,
          link: `/patient/booking/${ACTORS.professional}?pagamento=${id}`,
          who: 'Marina',
          amount: '15000',
          subject_id: ACTORS.professional,
        },
      ]);
      await expect(
        database.owner(`select user_id, not_after from private.mail_outbox where kind = 'payment_reminder'`),
      ).resolves.toEqual([{ user_id: ACTORS.patient, not_after: new Date(EXPIRES) }]);
      await expect(
        database.owner(`select actor_id from public.audit_log where after ? 'reminded_at'`),
      ).resolves.toEqual([{ actor_id: ACTORS.professional }]);
    });

    test('works for an ordinary booking, too', async () => {
      const { consultation_id } = await book(database);
      await expect(remind(database, consultation_id)).resolves.toMatchObject({ consultation_id });
    });

    test('twice within a minute is once', async () => {
      const id = await payable(database);
      const first = await remind(database, id);
      await database.travel('2026-11-30T19:00:59Z');
      await expect(remind(database, id)).resolves.toEqual(first);
      await expect(reminders(database)).resolves.toEqual([{ mails: 1, notices: 1 }]);
    });

    test('is possible again after twelve hours', async () => {
      const id = await payable(database);
      await remind(database, id);
      await database.travel('2026-12-01T06:59:59Z');
      await refused(database, id, 'reminded_recently');
      await database.travel('2026-12-01T07:00:00Z');
      await remind(database, id);
      await expect(reminders(database)).resolves.toEqual([{ mails: 2, notices: 2 }]);
    });

    test('is shown in the agenda', async () => {
      const id = await payable(database);
      const shown = async () =>
        (
          await database.as<{ at: string | null }>(
            'professional',
            `select c ->> 'reminded_at' as at from json_array_elements(public.agenda('2026-11-30', '2026-12-06') -> 'consultations') c
             where c ->> 'id' = $1`,
            [id],
          )
        )[0]?.at;
      await expect(shown()).resolves.toBeNull();
      await remind(database, id);
      await expect(shown()).resolves.toBe('2026-11-30T19:00:00+00:00');
    });
  });
});
