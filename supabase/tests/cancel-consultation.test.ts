import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import type { Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CANCEL = 'select public.cancel_consultation($1) as answer';

/** Tuesday 2026-12-01, 14:00 in São Paulo: the booking's start, and 24 hours before it. */
const DAY_BEFORE = '2026-11-30T17:00:00Z';

async function scheduled(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
}

const answer = async (database: TestDatabase, who: Actor, sql: string, parameters: unknown[]) =>
  (await database.as<{ answer: Record<string, unknown> }>(who, sql, parameters))[0]?.answer;

const strangers = ['otherPatient', 'otherProfessional', 'admin', 'applicant'] as const;

describe('cancelling', () => {
  onEveryDatabase((database) => {
    test('is limited to its patient; other callers get not found', async () => {
      const { consultation_id } = await scheduled(database);
      await expectRefusal(database, 'visitor', CANCEL, [consultation_id], '42501');
      for (const who of [...strangers, 'professional'] as const)
        await expectRefusal(database, who, CANCEL, [consultation_id], 'consultation_not_found');
      await expectRefusal(database, 'patient', CANCEL, [crypto.randomUUID()], 'consultation_not_found');
    });

    test('of an unpaid one, at any time, ends its payment', async () => {
      const booking = await book(database);
      await expect(answer(database, 'patient', CANCEL, [booking.consultation_id])).resolves.toMatchObject({
        status: 'cancelled',
        refund_due: false,
      });
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'expired',
        sessions: 0,
      });
      await expectRefusal(
        database,
        'patient',
        'select public.simulate_payment($1)',
        [booking.payment_id],
        'payment_expired',
      );
    });

    test('of a paid one until 24 hours before makes a refund due, and frees the slot', async () => {
      const booking = await scheduled(database);
      await database.travel(DAY_BEFORE);
      await expect(answer(database, 'patient', CANCEL, [booking.consultation_id])).resolves.toMatchObject({
        refund_due: true,
      });
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'paid',
        sessions: 0,
      });
      await expect(book(database, 'otherPatient')).resolves.toMatchObject({ status: 'pending' });
    });

    test('twice returns the first time', async () => {
      const { consultation_id } = await scheduled(database);
      const first = await answer(database, 'patient', CANCEL, [consultation_id]);
      await expect(answer(database, 'patient', CANCEL, [consultation_id])).resolves.toEqual(first);
    });

    test.each(['completed', 'no_show'])('is refused for a %s one', async (status) => {
      const { consultation_id } = await scheduled(database);
      await database.owner(
        'update public.consultations set status = $2::public.consultation_status where id = $1',
        [consultation_id, status],
      );
      await expectRefusal(database, 'patient', CANCEL, [consultation_id], 'consultation_not_open');
    });
  });
});
