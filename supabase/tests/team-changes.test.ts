import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { addAdmin, ask } from './support/decisions.ts';
import { bookAtBank } from './support/money.ts';
import { ACTORS, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CANCEL = 'select public.admin_cancel_consultation($1, $2) as answer';
const MOVE = 'select public.admin_move_consultation($1, $2, $3) as answer';
const OUTCOME = 'select public.admin_set_outcome($1, $2::public.consultation_status, $3) as answer';
const CORRECT = 'select public.correct_outcome($1, $2::public.consultation_status) as answer';
const NO_SHOW = 'select public.mark_no_show($1) as answer';
const REASON = 'Pedido por telefone';

/** Tuesday 2026-12-01, 14:00 in São Paulo. */
const START = '2026-12-01T17:00:00Z';
const FRIDAY = '2026-12-04T17:00:00Z';

async function scheduled(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
}

const statusOf = async (database: TestDatabase, booking: Booking) =>
  (await stateOf(database, booking))?.['consultation'];

describe('what the team and professionals do about a consultation', () => {
  onEveryDatabase((database) => {
    test('the team’s procedures are limited to admins, who give a reason', async () => {
      const { consultation_id: id } = await scheduled(database);
      for (const [sql, parameters] of [
        [CANCEL, [id]],
        [MOVE, [id, FRIDAY]],
        [OUTCOME, [id, 'no_show']],
      ] as const) {
        await expectRefusal(database, 'visitor', sql, [...parameters, REASON], '42501');
        for (const who of ['patient', 'professional', 'otherPatient', 'applicant'] as const)
          await expectRefusal(database, who, sql, [...parameters, REASON], 'not_allowed');
        for (const reason of [null, ' a ', 'x'.repeat(501)])
          await expectRefusal(database, 'admin', sql, [...parameters, reason], 'reason_required');
        const [, ...rest] = parameters;
        await expectRefusal(
          database,
          'admin',
          sql,
          [crypto.randomUUID(), ...rest, REASON],
          'consultation_not_found',
        );
      }
    });

    test('an absence becomes completed only after the end', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-12-01T17:15:00Z');
      await database.as('professional', NO_SHOW, [booking.consultation_id]);
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'completed'],
        'too_early',
      );
      await database.travel('2026-12-01T17:50:00Z');
      await database.as('professional', CORRECT, [booking.consultation_id, 'completed']);
      await expect(statusOf(database, booking)).resolves.toBe('completed');
    });

    test('an admin cancels until the start, with full refund, once', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-12-01T16:59:59Z');
      const cancel = () => database.as('admin', CANCEL, [booking.consultation_id, REASON]);
      const first = await cancel();
      expect(first).toMatchObject([{ answer: { status: 'cancelled', refund_due: true } }]);
      await expect(cancel()).resolves.toEqual(first);
      await expect(
        database.as(
          'patient',
          'select cancelled_by, cancelled_by_team from public.patient_history(consultation_id => $1)',
          [booking.consultation_id],
        ),
      ).resolves.toEqual([{ cancelled_by: 'platform', cancelled_by_team: true }]);
      await expect(
        database.as(
          'admin',
          `select after ->> 'reason' as reason from public.audit_log where subject_id = $1 and after ? 'reason'`,
          [booking.consultation_id],
        ),
      ).resolves.toEqual([{ reason: REASON }]);
    });

    test('an admin cancels at the request of either, which changes neither refund nor who cancelled', async () => {
      const cancel = 'admin_cancel_consultation($1, $2, asked_by => $3)';
      const booking = await scheduled(database);
      const id = booking.consultation_id;
      for (const nobody of ['platform', 'team', ''])
        await expectRefusal(
          database,
          'admin',
          `select public.${cancel}`,
          [id, REASON, nobody],
          'requester_invalid',
        );
      await expect(statusOf(database, booking)).resolves.toBe('scheduled');
      // Within 24 hours, when the patient could no longer.
      await database.travel('2026-12-01T16:00:00Z');
      await expect(ask(database, 'admin', cancel, id, REASON, 'patient')).resolves.toMatchObject({
        status: 'cancelled',
        refund_due: true,
      });
      await expect(
        database.owner(
          `select x.asked_by, c.cancelled_by, (private.refund_of(c.id, private.now())).cents
           from private.cancellations x join public.consultations c on c.id = x.consultation_id where c.id = $1`,
          [id],
        ),
      ).resolves.toEqual([{ asked_by: 'patient', cancelled_by: 'platform', cents: 15000 }]);
    });

    test('cancelling answers who sends what goes back', async () => {
      const cancel = (id: string) => ask(database, 'admin', 'admin_cancel_consultation($1, $2)', id, REASON);
      const simulated = await scheduled(database);
      await expect(cancel(simulated.consultation_id)).resolves.toMatchObject({ refund_by: 'bank' });
      const pending = await book(database, 'otherPatient', { date: '2026-12-02' });
      await expect(cancel(pending.consultation_id)).resolves.toMatchObject({ refund_by: null });
      const marked = await bookAtBank(database, 'otherPatient', { date: '2026-12-03' });
      await ask(database, 'admin', 'mark_payment_paid($1)', marked.payment_id);
      await expect(cancel(marked.consultation_id)).resolves.toMatchObject({
        refund_due: true,
        refund_by: 'team',
      });
    });

    test('both are told of the team’s cancelling, not that the professional left', async () => {
      const booking = await scheduled(database);
      await database.as('admin', CANCEL, [booking.consultation_id, REASON]);
      await database.owner('set constraints all immediate');
      await expect(
        database.owner(
          `select kind from private.mail_outbox where payload ->> 'consultation_id' = $1
           and kind in ('cancelled', 'consultation_cancelled', 'consultation_withdrawn') order by kind`,
          [booking.consultation_id],
        ),
      ).resolves.toEqual([{ kind: 'cancelled' }, { kind: 'consultation_cancelled' }]);
    });

    describe('two members of the team', () => {
      const SEEN = `'scheduled', '${START}'`;
      const calls = {
        cancel: `public.admin_cancel_consultation($1, $2, ${SEEN})`,
        move: `public.admin_move_consultation($1, '${FRIDAY}', $2, ${SEEN})`,
        moveElsewhere: `public.admin_move_consultation($1, '2026-12-03T17:00:00Z', $2, ${SEEN})`,
        miss: `public.admin_set_outcome($1, 'no_show', $2, ${SEEN})`,
        complete: `public.admin_set_outcome($1, 'completed', $2, ${SEEN})`,
      };
      const by = (who: Person, call: keyof typeof calls, id: string, reason = REASON) =>
        database.as(who, `select ${calls[call]} as answer`, [id, reason]);
      const refused = (who: Person, call: keyof typeof calls, id: string, reason = REASON) =>
        expectRefusal(database, who, `select ${calls[call]}`, [id, reason], 'consultation_changed');

      test.each([
        ['miss', ['complete', 'miss', 'cancel', 'move'], '2026-12-01T17:50:00Z', 'no_show'],
        ['move', ['moveElsewhere', 'move', 'cancel', 'complete'], '2026-12-01T12:00:00Z', 'scheduled'],
        ['cancel', ['cancel', 'move', 'complete'], '2026-12-01T12:00:00Z', 'cancelled'],
      ] as const)('decide on what they have seen: after %s, not %s', async (first, others, now, status) => {
        const booking = await scheduled(database);
        await addAdmin(database);
        await database.travel(now);
        const answer = await by('otherPatient', first, booking.consultation_id);
        for (const other of others) await refused('admin', other, booking.consultation_id);
        await expect(statusOf(database, booking)).resolves.toBe(status);
        // A lost answer is asked for again; another reason is another decision.
        await expect(by('otherPatient', first, booking.consultation_id)).resolves.toEqual(answer);
        await refused('otherPatient', first, booking.consultation_id, 'Outro motivo');
      });

      test('decide on what patients have changed, too', async () => {
        const { consultation_id: id } = await scheduled(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [id]);
        await refused('admin', 'cancel', id);
      });
    });

    test('the patient alone is told where nothing was paid', async () => {
      const { consultation_id: id } = await book(database);
      await database.as('admin', CANCEL, [id, REASON]);
      await database.owner('set constraints all immediate');
      await expect(
        database.owner(
          `select kind, user_id from private.mail_outbox where payload ->> 'consultation_id' = $1
           and kind in ('cancelled', 'consultation_cancelled', 'consultation_withdrawn')`,
          [id],
        ),
      ).resolves.toEqual([{ kind: 'cancelled', user_id: ACTORS.patient }]);
    });

    test('no admin cancels or moves what has begun', async () => {
      const { consultation_id: id } = await scheduled(database);
      await database.travel(START);
      await expectRefusal(database, 'admin', CANCEL, [id, REASON], 'consultation_started');
      await expectRefusal(database, 'admin', MOVE, [id, FRIDAY, REASON], 'consultation_started');
    });

    test('an admin moves to a time free for both; the patient may then cancel with refund until it begins', async () => {
      const booking = await scheduled(database);
      await database.owner(
        `update public.consultations set agreed_at = '2026-11-01T12:00:00Z' where id = $1`,
        [booking.consultation_id],
      );
      await book(database, 'otherPatient', { date: '2026-12-03', time: '14:00' });
      await expectRefusal(
        database,
        'admin',
        MOVE,
        [booking.consultation_id, '2026-12-03T17:00:00Z', REASON],
        'slot_taken',
      );
      await expectRefusal(
        database,
        'admin',
        MOVE,
        [booking.consultation_id, '2026-11-24T12:00:00Z', REASON],
        'slot_past',
      );
      await expect(
        database.as('admin', MOVE, [booking.consultation_id, FRIDAY, REASON]),
      ).resolves.toMatchObject([{ answer: { starts_at: '2026-12-04T17:00:00+00:00' } }]);
      await database.travel('2026-12-04T16:59:59Z');
      await expect(
        database.owner('select reason from private.refund_of($1, private.now())', [booking.consultation_id]),
      ).resolves.toEqual([{ reason: 'grace' }]);
      await expect(
        database.as('patient', 'select public.cancel_consultation($1) as answer', [booking.consultation_id]),
      ).resolves.toMatchObject([{ answer: { refund_due: true } }]);
    });

    test('a patient’s absence is marked from 15 minutes after the start', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-12-01T17:14:59Z');
      await expectRefusal(database, 'professional', NO_SHOW, [booking.consultation_id], 'too_early');
      await expectRefusal(
        database,
        'admin',
        OUTCOME,
        [booking.consultation_id, 'no_show', REASON],
        'too_early',
      );
      await database.travel('2026-12-01T17:15:00Z');
      await expectRefusal(
        database,
        'professional',
        'select public.complete_consultation($1)',
        [booking.consultation_id],
        'too_early',
      );
      await database.as('professional', NO_SHOW, [booking.consultation_id]);
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'no_show',
        payment: 'paid',
        sessions: 0,
      });
    });

    test('is corrected by its professional until the payout is prepared', async () => {
      const booking = await scheduled(database);
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'completed'],
        'consultation_not_open',
      );
      await database.travel('2026-12-01T17:50:00Z');
      await database.as('professional', NO_SHOW, [booking.consultation_id]);
      for (const who of ['patient', 'otherProfessional', 'admin'] as const)
        await expectRefusal(
          database,
          who,
          CORRECT,
          [booking.consultation_id, 'completed'],
          'consultation_not_found',
        );
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'cancelled'],
        'outcome_invalid',
      );
      // A no-show of Tuesday is owed a week later: the Sunday after is the 13th, the payout on Friday the 18th.
      await database.travel('2026-12-18T02:59:59Z');
      await database.as('professional', CORRECT, [booking.consultation_id, 'completed']);
      await expect(statusOf(database, booking)).resolves.toBe('completed');
      // What was completed was in the payout of Friday the 11th.
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'no_show'],
        'correction_closed',
      );
      await database.as('admin', OUTCOME, [booking.consultation_id, 'no_show', REASON]);
      await expect(statusOf(database, booking)).resolves.toBe('no_show');
      await database.travel('2026-12-18T03:00:00Z');
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'completed'],
        'correction_closed',
      );
    });

    test('is not corrected once it was reviewed, nor after it was cancelled', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-12-01T17:50:00Z');
      await database.as('professional', 'select public.complete_consultation($1)', [booking.consultation_id]);
      await database.as('patient', `select public.submit_feedback($1, 5, null, null, null, true, null)`, [
        booking.consultation_id,
      ]);
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'no_show'],
        'already_reviewed',
      );
      await expectRefusal(
        database,
        'admin',
        OUTCOME,
        [booking.consultation_id, 'no_show', REASON],
        'already_reviewed',
      );
      const other = await book(database, 'otherPatient', { date: '2026-12-03', time: '14:00' });
      await database.as('admin', CANCEL, [other.consultation_id, REASON]);
      await expectRefusal(
        database,
        'admin',
        OUTCOME,
        [other.consultation_id, 'no_show', REASON],
        'consultation_not_open',
      );
    });

    test('a suspended professional corrects nothing', async () => {
      const booking = await scheduled(database);
      await database.travel('2026-12-01T17:50:00Z');
      await database.as('professional', NO_SHOW, [booking.consultation_id]);
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        ACTORS.professional,
      ]);
      await expectRefusal(
        database,
        'professional',
        CORRECT,
        [booking.consultation_id, 'completed'],
        'professional_suspended',
      );
    });
  });
});
