import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CANCEL = 'select public.cancel_as_professional($1, $2, $3, $4) as answer';
const MESSAGE = 'Surgiu um compromisso nesse horário e preciso desmarcar. Desculpe.';
const START = '2026-12-01T17:00:00Z';

async function scheduled(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
}

interface Request {
  readonly who?: Actor;
  readonly reason?: string | null;
  readonly message?: string | null;
  readonly request?: string | null;
}

const parametersOf = ({ consultation_id }: Booking, request: Request = {}) => [
  consultation_id,
  request.reason === undefined ? 'unforeseen' : request.reason,
  request.message === undefined ? MESSAGE : request.message,
  request.request === undefined ? crypto.randomUUID() : request.request,
];

const cancel = async (database: TestDatabase, booking: Booking, request: Request = {}) =>
  (
    await database.as<{ answer: Record<string, unknown> }>(
      request.who ?? 'professional',
      CANCEL,
      parametersOf(booking, request),
    )
  )[0]?.answer;

async function mailsAbout(database: TestDatabase, { consultation_id }: Booking) {
  // The trigger is deferred.
  await database.owner('set constraints all immediate');
  return database.owner(
    `select kind, user_id, payload::text like '%compromisso%' as leaks from private.mail_outbox
     where payload ->> 'consultation_id' = $1 and kind not in ('booking', 'payment_confirmed', 'new_consultation')`,
    [consultation_id],
  );
}

describe('a professional cancelling', () => {
  onEveryDatabase((database) => {
    test('is limited to the consultation’s professional', async () => {
      const booking = await scheduled(database);
      await expectRefusal(database, 'visitor', CANCEL, parametersOf(booking), '42501');
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin', 'applicant'] as const)
        await expectRefusal(database, who, CANCEL, parametersOf(booking), 'consultation_not_found');
    });

    test.each([
      [{ reason: 'team' }, 'reason_invalid'],
      [{ reason: null }, 'reason_invalid'],
      [{ message: null }, 'message_invalid'],
      [{ message: '  Muito curta demais. ' }, 'message_invalid'],
      [{ message: 'x'.repeat(501) }, 'message_invalid'],
      [{ request: null }, 'message_invalid'],
    ] as const)('%j is refused: %s', async (request, code) => {
      const booking = await scheduled(database);
      await expectRefusal(database, 'professional', CANCEL, parametersOf(booking, request), code);
      await expect(stateOf(database, booking)).resolves.toMatchObject({ consultation: 'scheduled' });
    });

    test('returns everything until the start, also on the last day', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-12-01T16:59:59Z');
      await expect(cancel(database, booking)).resolves.toEqual({
        consultation_id: booking.consultation_id,
        status: 'cancelled',
        refund_due: true,
        cancelled_at: '2026-12-01T16:59:59+00:00',
      });
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'paid',
        sessions: 0,
      });
      await expect(
        database.owner('select cents, reason from private.refund_of($1, $2)', [
          booking.consultation_id,
          START,
        ]),
      ).resolves.toEqual([{ cents: 15000, reason: 'not_delivered' }]);
    });

    test('is over at the start', async () => {
      const booking = await scheduled(database);
      await database.travel(START);
      await expectRefusal(database, 'professional', CANCEL, parametersOf(booking), 'consultation_started');
    });

    test('ends an unpaid one and its payment', async () => {
      const booking = await book(database);
      await expect(cancel(database, booking)).resolves.toMatchObject({ refund_due: false });
      await expect(stateOf(database, booking)).resolves.toMatchObject({ payment: 'expired' });
      await expectRefusal(
        database,
        'patient',
        'select public.renew_payment($1)',
        [booking.payment_id],
        'consultation_not_open',
      );
    });

    test('is refused to a suspended professional, and once it is cancelled', async () => {
      const booking = await scheduled(database);
      await cancel(database, booking);
      await expectRefusal(database, 'professional', CANCEL, parametersOf(booking), 'consultation_not_open');
      await database.as('admin', 'select public.suspend_professional($1, $2)', [
        ACTORS.professional,
        'Registro vencido',
      ]);
      const other = await database.owner<{ id: string }>(
        `select id from public.consultations where professional_id = $1 and status = 'scheduled' limit 1`,
        [ACTORS.professional],
      );
      for (const { id } of other)
        await expectRefusal(
          database,
          'professional',
          CANCEL,
          [id, 'other', MESSAGE, crypto.randomUUID()],
          'professional_suspended',
        );
    });

    test('twice with one request is once', async () => {
      const booking = await scheduled(database);
      const request = crypto.randomUUID();
      const first = await cancel(database, booking, { request });
      await database.travel(START);
      await expect(cancel(database, booking, { request })).resolves.toEqual(first);
      await expect(
        database.owner('select id from public.chat_messages where id = $1', [request]),
      ).resolves.toHaveLength(1);
    });

    test('shows the message in the chat and in the patient’s list, never the reason', async () => {
      const booking = await scheduled(database);
      const request = crypto.randomUUID();
      await cancel(database, booking, { request, message: `  ${MESSAGE} ` });
      await expect(
        database.as('patient', 'select sender, content, event from public.chat_messages where id = $1', [
          request,
        ]),
      ).resolves.toEqual([{ sender: 'professional', content: MESSAGE, event: 'cancelled' }]);
      await expect(
        database.as(
          'patient',
          `select status, cancelled_by, refund_due, cancellation_message from public.patient_history(consultation_id => $1)`,
          [booking.consultation_id],
        ),
      ).resolves.toEqual([
        {
          status: 'cancelled',
          cancelled_by: 'professional',
          refund_due: true,
          cancellation_message: MESSAGE,
        },
      ]);
      await expectRefusal(database, 'patient', 'select reason from private.cancellations', [], '42501');
    });

    test('mails both, whose calendars have it, without the message', async () => {
      const booking = await scheduled(database);
      await cancel(database, booking);
      await expect(mailsAbout(database, booking)).resolves.toEqual([
        { kind: 'cancelled', user_id: ACTORS.patient, leaks: false },
        { kind: 'consultation_cancelled', user_id: ACTORS.professional, leaks: false },
      ]);
    });

    test('an id of another message is refused', async () => {
      const booking = await scheduled(database);
      const request = crypto.randomUUID();
      await database.as('professional', 'select public.send_message($1, $2, $3)', [
        booking.consultation_id,
        request,
        'Bom dia',
      ]);
      await expectRefusal(
        database,
        'professional',
        CANCEL,
        parametersOf(booking, { request }),
        'message_id_taken',
      );
    });
  });
});
