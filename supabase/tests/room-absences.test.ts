import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ask } from './support/decisions.ts';
import { arrival, bookAtBank, expectBalanced, receive } from './support/money.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CANCEL = 'select public.cancel_consultation($1)';
const MOVE = 'select public.move_consultation($1, $2)';
const NO_SHOW = 'select public.mark_no_show($1)';
const LATER = '2026-12-03T17:00:00Z';

describe('absences that the room knows of', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keep the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      const at = (time: string) => database.travel(`2026-12-01T${time}Z`);
      const useRooms = () => database.owner(`update public.deployment_settings set room_provider = 'p2p'`);
      /** Camila's with Marina, paid, 17:00 to 17:50. */
      const confirmed = async () => {
        const booking = await bookAtBank(database, 'patient', { date: '2026-12-01' });
        await receive(database, arrival({ txid: booking.txid }));
        return booking.consultation_id;
      };
      const enter = (who: Actor, id: string) =>
        ask(database, who, 'enter_room($1, gen_random_uuid(), $2)', id, '2026-11-27');
      const runJob = () => database.owner('select public.complete_due_consultations()');

      test('a patient who entered did not miss it, neither for the professional nor for an admin', async () => {
        await useRooms();
        const id = await confirmed();
        await at('17:02:00');
        await enter('patient', id);
        await enter('professional', id);
        await at('17:15:00');
        await expectRefusal(database, 'professional', NO_SHOW, [id], 'patient_entered');
        const setOutcome = `select public.admin_set_outcome($1, 'no_show', 'Pedido')`;
        await expectRefusal(database, 'admin', setOutcome, [id], 'patient_entered');
        await at('17:50:00');
        await database.as('professional', 'select public.complete_consultation($1)', [id]);
        const correct = `select public.correct_outcome($1, 'no_show')`;
        await expectRefusal(database, 'professional', correct, [id], 'patient_entered');
      });

      test('a professional who never entered says neither that the patient missed it nor that it took place', async () => {
        await useRooms();
        const id = await confirmed();
        await at('17:14:59');
        await expectRefusal(database, 'professional', NO_SHOW, [id], 'too_early');
        await at('17:15:00');
        await expectRefusal(database, 'professional', NO_SHOW, [id], 'professional_absent');
        await at('17:50:00');
        await expectRefusal(database, 'professional', NO_SHOW, [id], 'professional_absent');
        const complete = 'select public.complete_consultation($1)';
        await expectRefusal(database, 'otherProfessional', complete, [id], 'consultation_not_found');
        await expectRefusal(database, 'professional', complete, [id], 'professional_absent');
        await expect(ask(database, 'professional', 'end_room($1)', id)).resolves.toMatchObject({
          status: 'scheduled',
          completion_obstacle: 'professional_absent',
        });
        await runJob();
        await expect(stateOf(database, id)).resolves.toMatchObject({
          status: 'cancelled',
          cancelled_by: 'professional',
          refund_due: true,
        });
      });

      test('a patient who never entered did, and with external links visits say nothing', async () => {
        const id = await confirmed();
        await at('17:02:00');
        await enter('patient', id);
        await at('17:15:00');
        await database.as('professional', NO_SHOW, [id]);
        await useRooms();
        const other = await bookAtBank(database, 'patient', { date: '2026-12-02' });
        await receive(database, arrival({ txid: other.txid }));
        await database.travel('2026-12-02T17:15:00Z');
        await expectRefusal(
          database,
          'professional',
          NO_SHOW,
          [other.consultation_id],
          'professional_absent',
        );
        await enter('professional', other.consultation_id);
        await database.as('professional', NO_SHOW, [other.consultation_id]);
      });

      test('without the professional the patient may have the money back from 15 minutes after the start', async () => {
        await useRooms();
        const id = await confirmed();
        await at('17:14:59');
        await expectRefusal(database, 'patient', CANCEL, [id], 'consultation_started');
        await at('17:15:00');
        await expect(ask(database, 'patient', 'read_room($1)', id)).resolves.toMatchObject({
          is_unattended: true,
        });
        await expectRefusal(database, 'otherPatient', CANCEL, [id], 'consultation_not_found');
        const answer = await ask(database, 'patient', 'cancel_consultation($1)', id);
        expect(answer).toMatchObject({ status: 'cancelled', refund_due: true });
        await expect(ask(database, 'patient', 'cancel_consultation($1)', id)).resolves.toEqual(answer);
        await expect(stateOf(database, id)).resolves.toMatchObject({ cancelled_by: 'professional' });
        for (const who of ['patient', 'professional'] as const)
          await expect(ask(database, who, 'read_room($1)', id)).resolves.toMatchObject({
            cancelled_by: 'absence',
            cancelled_at: '2026-12-01T17:15:00+00:00',
          });
        await expect(told(database, ACTORS.professional)).resolves.toContain('absence_decided');
      });

      test('wherever it is named, neither of the two cancelled then', async () => {
        await useRooms();
        const id = await confirmed();
        await at('17:15:00');
        await database.as('patient', CANCEL, [id]);
        for (const kind of ['cancelled', 'consultation_cancelled'])
          await expect(
            database.owner(`select private.mail_facts($1, $2) ->> 'cancelled_by' as by`, [id, kind]),
          ).resolves.toEqual([{ by: 'absence' }]);
        await expect(
          database.as('patient', 'select canceller from public.patient_history(consultation_id => $1)', [id]),
        ).resolves.toEqual([{ canceller: 'absence' }]);
        await expect(
          ask(database, 'professional', `agenda('2026-12-01', '2026-12-01')`),
        ).resolves.toMatchObject({
          consultations: expect.arrayContaining([expect.objectContaining({ id, canceller: 'absence' })]),
        });
        await expect(told(database, ACTORS.patient)).resolves.toContain('cancelled');
        await expect(
          database.owner(
            `select facts ->> 'by' as by from public.notifications where user_id = $1 and kind = 'cancelled'`,
            [ACTORS.patient],
          ),
        ).resolves.toEqual([{ by: 'absence' }]);
      });

      test('or another time, which does not count as a move', async () => {
        await useRooms();
        const id = await confirmed();
        await database.owner('update public.consultations set moves = 5 where id = $1', [id]);
        await at('17:14:59');
        await expectRefusal(database, 'patient', MOVE, [id, LATER], 'too_late');
        await at('17:15:00');
        await database.as('patient', MOVE, [id, LATER]);
        await expect(stateOf(database, id)).resolves.toMatchObject({ status: 'scheduled', moves: 5 });
        await expect(ask(database, 'patient', 'read_room($1)', id)).resolves.toMatchObject({
          is_unattended: false,
        });
      });

      test('neither once the professional has entered, nor while an admin decides on a report', async () => {
        await useRooms();
        const id = await confirmed();
        await at('17:20:00');
        await ask(database, 'patient', 'report_absence($1)', id);
        await expectRefusal(database, 'patient', CANCEL, [id], 'consultation_started');
        await expectRefusal(database, 'patient', MOVE, [id, LATER], 'too_late');
        await database.owner('delete from private.absences');
        await enter('professional', id);
        await expectRefusal(database, 'patient', CANCEL, [id], 'consultation_started');
        await at('18:00:00');
        await runJob();
        await expect(stateOf(database, id)).resolves.toMatchObject({ status: 'scheduled' });
      });

      test('without a choice it is cancelled at its end, with refund, unless it was reported', async () => {
        await useRooms();
        const id = await confirmed();
        await at('17:49:59');
        await runJob();
        await ask(database, 'patient', 'report_absence($1)', id);
        await at('17:50:00');
        await runJob();
        await expect(stateOf(database, id)).resolves.toMatchObject({ status: 'scheduled' });
        await database.owner('delete from private.absences');
        await runJob();
        await expect(stateOf(database, id)).resolves.toMatchObject({
          status: 'cancelled',
          cancelled_by: 'professional',
          refund_due: true,
        });
        await expect(told(database, ACTORS.professional)).resolves.toContain('absence_decided');
        await expect(told(database, ACTORS.patient)).resolves.toContain('cancelled');
      });

      test('what opened before the room did, or happens behind a link, is left alone', async () => {
        const id = await confirmed();
        await at('16:50:01');
        await useRooms();
        await at('17:50:00');
        await expectRefusal(database, 'patient', CANCEL, [id], 'consultation_started');
        await runJob();
        await expect(stateOf(database, id)).resolves.toMatchObject({ status: 'scheduled' });
      });
    });
  });
});

const stateOf = async (database: TestDatabase, id: string) => {
  const [row] = await database.owner(
    `select c.status, c.cancelled_by, c.moves, p.refund_due from public.consultations c
     join public.payments p on p.consultation_id = c.id where c.id = $1`,
    [id],
  );
  return row;
};

const told = async (database: TestDatabase, who: string) => {
  // What is told of a cancelling waits for the end of the transaction.
  await database.owner('set constraints all immediate');
  const rows = await database.owner<{ kind: string }>(
    'select kind from public.notifications where user_id = $1',
    [who],
  );
  return rows.map(({ kind }) => kind);
};
