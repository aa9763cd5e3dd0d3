import { CONSULTATIONS } from 'embedded-backend/seed';
import { addAdmin, ask } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { arrival, bookAtBank, expectBalanced, moneyOf, receive } from './support/money.ts';
import { FRIDAY, linesOf, NEXT_FRIDAY, paidOut, prepare, useKey, useService } from './support/payouts.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const REPORT = 'select public.report_absence($1)';
const ANSWER = 'select public.answer_absence($1, $2)';
const DECIDE = 'select public.decide_absence($1, $2, $3, $4)';
const LIST = 'select * from public.list_absences()';
/** The consultation is on Tuesday, 1 December, 14:00 to 14:50 in São Paulo. */
const AT = {
  firstMinute: '2026-12-01T17:15:00Z',
  over: '2026-12-01T18:00:00Z',
  nextDay: '2026-12-02T18:00:00Z',
  lastMinute: '2026-12-08T16:59:59Z',
  late: '2026-12-08T17:00:00Z',
};

/** Booked at a bank and paid. */
async function confirmed(database: TestDatabase, date = '2026-12-01') {
  const booking = await bookAtBank(database, 'patient', { date });
  await receive(database, arrival({ txid: booking.txid }));
  return booking;
}
/** Camila reports that Marina did not come. */
async function reported(database: TestDatabase, at = AT.firstMinute) {
  const booking = await confirmed(database);
  await database.travel(at);
  await ask(database, 'patient', 'report_absence($1, $2)', booking.consultation_id, '  Esperei meia hora. ');
  return booking;
}
const decide = (
  database: TestDatabase,
  { consultation_id }: { readonly consultation_id: string },
  outcome: string,
  who: Actor = 'admin',
  id: string = crypto.randomUUID(),
) => ask(database, who, 'decide_absence($1, $2, $3, $4)', id, consultation_id, outcome, 'Conferido na sala');
const stateOf = async (database: TestDatabase, { consultation_id }: { readonly consultation_id: string }) => {
  const [row] = await database.owner<Record<string, unknown>>(
    `select c.status, c.cancelled_by, p.refund_due from public.consultations c
     join public.payments p on p.consultation_id = c.id where c.id = $1`,
    [consultation_id],
  );
  return row;
};
const bell = async (database: TestDatabase, who: string) =>
  (
    await database.owner<{ kind: string; outcome: string | null }>(
      `select kind, facts ->> 'outcome' as outcome from public.notifications
       where user_id = $1 and kind in ('absence', 'absence_decided', 'money', 'cancelled', 'refund_due') order by created_at, kind`,
      [who],
    )
  ).map(({ kind, outcome }) => (outcome === null ? kind : `${kind} ${outcome}`));

describe('reported absences', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keep the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      test('are reported by the patient, answered by the professional, decided and listed by admins', async () => {
        const { consultation_id: id } = await reported(database);
        for (const [sql, parameters, allowed, code] of [
          [REPORT, [id], 'patient', 'consultation_not_found'],
          [ANSWER, [id, true], 'professional', 'consultation_not_found'],
          [DECIDE, [id, id, 'pay', 'x'], 'admin', 'not_allowed'],
          [LIST, [], 'admin', 'not_allowed'],
        ] as const) {
          await expectRefusal(database, 'visitor', sql, parameters, '42501');
          for (const who of ['patient', 'otherPatient', 'professional', 'admin'] as const)
            if (who !== allowed) await expectRefusal(database, who, sql, parameters, code);
        }
      });

      test('are reported from 15 minutes to 7 days after the start, once', async () => {
        const { consultation_id: id } = await confirmed(database);
        await database.travel('2026-12-01T17:14:59Z');
        await expectRefusal(database, 'patient', REPORT, [id], 'too_early');
        await database.travel(AT.late);
        await expectRefusal(database, 'patient', REPORT, [id], 'too_late');
        await database.travel(AT.lastMinute);
        await expectRefusal(
          database,
          'patient',
          'select public.report_absence($1, $2)',
          [id, 'x'.repeat(501)],
          'message_too_long',
        );
        const first = await ask(database, 'patient', 'report_absence($1)', id);
        await database.travel('2026-12-20T17:00:00Z');
        await expect(ask(database, 'patient', 'report_absence($1, $2)', id, 'de novo')).resolves.toEqual(
          first,
        );
        await expect(ask(database, 'patient', 'my_absences()')).resolves.toEqual([first]);
        await expect(ask(database, 'otherPatient', 'my_absences()')).resolves.toEqual([]);
      });

      test('are read by their professional with her money until they are decided', async () => {
        const booking = await reported(database);
        const received = (who: Actor) => ask(database, who, 'received_absences()');
        const absence = async () =>
          (
            await database.as<{ absence: string | null }>(
              'professional',
              `select absence from public.list_earnings('2026-12-01') where payment_id = $1`,
              [booking.payment_id],
            )
          )[0]?.absence;
        await expect(received('professional')).resolves.toMatchObject([
          { consultation_id: booking.consultation_id, came: null },
        ]);
        for (const who of ['patient', 'otherProfessional', 'admin'] as const)
          await expect(received(who)).resolves.toEqual([]);
        await expect(absence()).resolves.toBe('reported');
        await database.travel(AT.over);
        await decide(database, booking, 'pay');
        await expect(received('professional')).resolves.toEqual([]);
        await expect(absence()).resolves.toBe('pay');
      });

      test('need a paid consultation without a review', async () => {
        const unpaid = await bookAtBank(database);
        await database.travel(AT.firstMinute);
        await expectRefusal(database, 'patient', REPORT, [unpaid.consultation_id], 'not_reportable');
        await expectRefusal(database, 'patient', REPORT, [CONSULTATIONS.expired.id], 'not_reportable');
        await database.travel('2026-11-24T12:00:00Z');
        const held = await confirmed(database, '2026-12-02');
        await database.travel(AT.nextDay);
        await ask(database, 'professional', 'complete_consultation($1)', held.consultation_id);
        await database.as('patient', `select public.submit_feedback($1, 5, '', '', '', true, null)`, [
          held.consultation_id,
        ]);
        await expectRefusal(database, 'patient', REPORT, [held.consultation_id], 'already_reviewed');
      });

      test('keep the consultation from ending and the money held', async () => {
        const booking = await reported(database);
        const { consultation_id: id } = booking;
        await database.travel(AT.over);
        for (const call of ['complete_consultation', 'mark_no_show'])
          await expectRefusal(
            database,
            'professional',
            `select public.${call}($1)`,
            [id],
            'absence_reported',
          );
        await expectRefusal(
          database,
          'admin',
          `select public.admin_set_outcome($1, 'completed', 'Teste')`,
          [id],
          'absence_reported',
        );
        await database.travel('2026-12-09T18:00:00Z');
        await database.owner('select public.complete_due_consultations()');
        await expect(stateOf(database, booking)).resolves.toMatchObject({ status: 'scheduled' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 15_000 });
      });

      test('are answered until they are decided', async () => {
        const booking = await reported(database);
        const { consultation_id: id } = booking;
        await expectRefusal(database, 'professional', ANSWER, [id, null], 'answer_invalid');
        await expect(
          ask(database, 'professional', 'answer_absence($1, true, $2)', id, ' Entrei às 14:02. '),
        ).resolves.toMatchObject({ came: true, answer: 'Entrei às 14:02.', outcome: null });
        await ask(database, 'professional', 'answer_absence($1, false)', id);
        await expect(database.as('admin', LIST)).resolves.toMatchObject([
          {
            consultation_id: id,
            patient_name: 'Camila Ribeiro dos Santos',
            message: 'Esperei meia hora.',
            came: false,
            answer: null,
            returnable_cents: 15_000,
            waiting_cents: null,
          },
        ]);
        await decide(database, booking, 'refund');
        await ask(database, 'professional', 'answer_absence($1, false)', id);
        await expectRefusal(database, 'professional', ANSWER, [id, true], 'absence_decided');
      });

      test('"refund" cancels what is open for the professional and gives everything back, once', async () => {
        const booking = await reported(database);
        const id = crypto.randomUUID();
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [id, booking.consultation_id, 'refund', ' '],
          'reason_required',
        );
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [id, booking.consultation_id, 'x', 'x'],
          'outcome_invalid',
        );
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [null, booking.consultation_id, 'pay', 'x'],
          'id_required',
        );
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [id, CONSULTATIONS.confirmed.id, 'pay', 'x'],
          'absence_not_found',
        );
        const first = await decide(database, booking, 'refund', 'admin', id);
        expect(first).toMatchObject({ state: 'decided', outcome: 'refund', amount_cents: 15_000 });
        await expect(decide(database, booking, 'refund', 'admin', id)).resolves.toEqual(first);
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [id, booking.consultation_id, 'pay', 'x'],
          'absence_decided',
        );
        await expect(stateOf(database, booking)).resolves.toEqual({
          status: 'cancelled',
          cancelled_by: 'professional',
          refund_due: true,
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, due: 15_000 });
        await expect(database.as('admin', LIST)).resolves.toEqual([]);
      });

      test('"pay" completes what is over and owes it from a week later', async () => {
        const booking = await reported(database);
        const { consultation_id: id } = booking;
        await expectRefusal(database, 'admin', DECIDE, [id, id, 'pay', 'x'], 'too_early');
        await database.travel(AT.over);
        const first = await decide(database, booking, 'pay');
        await expect(decide(database, booking, 'pay')).resolves.toEqual(first);
        await expect(stateOf(database, booking)).resolves.toMatchObject({ status: 'completed' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, owed: 15_000 });
        await useService(database);
        await useKey(database);
        await database.travel(FRIDAY);
        await expectRefusal(database, 'admin', 'select public.prepare_payouts($1)', [id], 'nothing_to_pay');
        await database.travel(NEXT_FRIDAY);
        await expect(prepare(database)).resolves.toMatchObject({ total_cents: 15_000 });
      });

      test('take a payment out of the prepared batch, and out of the next one while they are open', async () => {
        const booking = await confirmed(database, '2026-12-04');
        await database.travel('2026-12-06T18:00:00Z');
        await database.owner('select public.complete_due_consultations()');
        await useService(database);
        await useKey(database);
        await database.travel(FRIDAY);
        const batch = await prepare(database);
        expect(batch).toMatchObject({ total_cents: 15_000, version: 1 });
        await ask(database, 'patient', 'report_absence($1)', booking.consultation_id);
        await expect(linesOf(database, batch)).resolves.toEqual([]);
        await database.travel(NEXT_FRIDAY);
        await expectRefusal(
          database,
          'admin',
          'select public.prepare_payouts($1)',
          [booking.consultation_id],
          'nothing_to_pay',
        );
        await expect(ask(database, 'professional', 'earnings()')).resolves.toMatchObject({
          next_payout: { cents: 0 },
        });
      });

      test('reported after the payout come off the next one', async () => {
        const booking = await paidOut(database);
        await database.owner(`insert into private.absences (consultation_id) values ($1)`, [
          booking.consultation_id,
        ]);
        await expect(database.as('admin', LIST)).resolves.toMatchObject([
          { returnable_cents: 15_000, paid_out_cents: 15_000 },
        ]);
        await decide(database, booking, 'refund');
        await expect(stateOf(database, booking)).resolves.toMatchObject({
          status: 'completed',
          refund_due: false,
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: -15_000, due: 15_000 });
      });

      test('are not given back while another refund of the payment waits: declined, nothing would go back', async () => {
        const booking = await reported(database);
        await addAdmin(database);
        await database.travel(AT.nextDay);
        await database.owner(`insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
          values (gen_random_uuid(), '${booking.payment_id}', 15000, 'Acordo', 'platform', 'waiting')`);
        const wish = [crypto.randomUUID(), booking.consultation_id, 'refund', 'Não veio'];
        await expectRefusal(database, 'admin', DECIDE, wish, 'absence_waits');
        await database.owner(`update private.refund_decisions set state = 'declined'`);
        await expect(decide(database, booking, 'refund')).resolves.toMatchObject({ amount_cents: 15_000 });
      });

      test('from R$ 500 another admin confirms; declined, it is open again', async () => {
        const booking = await reported(database);
        await addAdmin(database);
        const first = crypto.randomUUID();
        await database.owner(
          `insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
           values ($1, $2, 40000, 'x', 'platform', 'done')`,
          [crypto.randomUUID(), booking.payment_id],
        );
        const waits = await decide(database, booking, 'refund', 'admin', first);
        expect(waits).toMatchObject({ state: 'waiting', amount_cents: 15_000 });
        await expect(decide(database, booking, 'refund', 'admin', first)).resolves.toEqual(waits);
        await expectRefusal(
          database,
          'otherPatient',
          DECIDE,
          [crypto.randomUUID(), booking.consultation_id, 'pay', 'x'],
          'absence_waits',
        );
        await expect(database.as('admin', LIST)).resolves.toMatchObject([{ waiting_cents: 15_000 }]);
        await ask(database, 'otherPatient', 'decline_refund($1, $2)', first, 'Ela entrou');
        await expect(database.as('admin', LIST)).resolves.toMatchObject([{ waiting_cents: null }]);
        const second = crypto.randomUUID();
        await decide(database, booking, 'refund', 'admin', second);
        await ask(database, 'otherPatient', 'confirm_refund($1)', second);
        await expect(stateOf(database, booking)).resolves.toMatchObject({ status: 'cancelled' });
        await expect(database.as('admin', LIST)).resolves.toEqual([]);
      });
    });

    test('are told to the professional and admins, their decision to both', async () => {
      const booking = await reported(database);
      await expect(bell(database, ACTORS.professional)).resolves.toEqual(['absence']);
      await ask(database, 'patient', 'report_absence($1)', booking.consultation_id);
      await expect(
        database.owner(
          `select user_id, payload -> 'message' as text from private.mail_outbox where kind = 'absence'`,
        ),
      ).resolves.toEqual([{ user_id: ACTORS.professional, text: null }]);
      await expect(bell(database, ACTORS.admin)).resolves.toContain('money');
      await decide(database, booking, 'refund');
      await database.owner('set constraints all immediate');
      await expect(
        database.owner(
          `select kind, payload ->> 'cancelled_by' as by from private.mail_outbox where kind in ('cancelled', 'consultation_cancelled')
             and payload ->> 'consultation_id' = $1`,
          [booking.consultation_id],
        ),
      ).resolves.toEqual([{ kind: 'cancelled', by: 'absent' }]);
      await expect(bell(database, ACTORS.professional)).resolves.toEqual([
        'absence',
        'absence_decided refund',
      ]);
      await expect(bell(database, ACTORS.patient)).resolves.toEqual(
        expect.arrayContaining(['absence_decided refund', 'refund_due']),
      );
      await expect(bell(database, ACTORS.patient)).resolves.not.toContain('cancelled');
      await expect(bell(database, ACTORS.admin)).resolves.not.toContain('money');
    });

    test('keep both from being erased while they are open, and lose their texts afterwards', async () => {
      const booking = await reported(database);
      await ask(database, 'professional', 'answer_absence($1, true, $2)', booking.consultation_id, 'Entrei.');
      await database.travel(AT.nextDay);
      for (const [who, code] of [
        ['patient', 'refund_open'],
        ['professional', 'payout_open'],
      ] as const)
        await expect(
          database.owner('select private.refuse_while_open($1)', [ACTORS[who]]),
        ).rejects.toMatchObject({ message: code });
      await decide(database, booking, 'pay');
      await eraseUnblocked(database, 'patient');
      await expect(
        database.owner('select message, answer, reason from private.absences where consultation_id = $1', [
          booking.consultation_id,
        ]),
      ).resolves.toEqual([{ message: null, answer: null, reason: null }]);
    });
  });
});
