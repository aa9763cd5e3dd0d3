import { CONSULTATIONS } from 'embedded-backend/seed';
import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { setHours } from './support/hours.ts';
import { ACTORS, type Actor } from './support/people.ts';

/** What the test has told a user, the newest first. */
async function notices(database: TestDatabase, who: Actor) {
  await database.owner('set constraints all immediate');
  await database.owner('set constraints all deferred');
  return database.as<{ kind: string; facts: Record<string, unknown>; link: string; about_id: string }>(
    who,
    `select kind, facts, link, about_id from public.notifications
     where created_at >= '2026-11-24T12:00:00Z' order by created_at desc, kind`,
  );
}
const kinds = async (database: TestDatabase, who: Actor) =>
  (await notices(database, who)).map(({ kind }) => kind);

const send = (database: TestDatabase, who: Actor, consultation: string, text = 'Segredo') =>
  database.as(who, 'select public.send_message($1, gen_random_uuid(), $2)', [consultation, text]);

describe('notifications of patients and professionals', () => {
  onEveryDatabase((database) => {
    beforeEach(() => database.owner('delete from public.notifications'));

    const paid = async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      return booking;
    };

    test('a booking: its professional once it is paid, with a first name, not the patient who pays', async () => {
      const { payment_id, consultation_id } = await book(database);
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
      await pay(database, payment_id);
      await expect(notices(database, 'professional')).resolves.toEqual([
        {
          kind: 'booked',
          facts: { who: 'Camila', first: false, starts_at: '2026-12-01T17:00:00+00:00' },
          link: `/professional/agenda?dia=2026-12-01&sessao=${consultation_id}`,
          about_id: consultation_id,
        },
      ]);
      await expect(kinds(database, 'patient')).resolves.toEqual([]);
    });

    test('the first consultation of a patient is marked, and the zone of a professional elsewhere', async () => {
      await setHours(database, { timeZone: 'America/Rio_Branco' });
      const { payment_id } = await book(database, 'applicant', { time: '10:00' });
      await pay(database, payment_id, 'applicant');
      await expect(notices(database, 'professional')).resolves.toMatchObject([
        { facts: { first: true, zone: 'America/Rio_Branco' } },
      ]);
    });

    test('a payment that an admin marks: patient and professional', async () => {
      const { consultation_id, payment_id } = await book(database);
      await database.as('admin', 'select public.mark_payment_paid($1)', [payment_id]);
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        {
          kind: 'paid',
          facts: { who: 'Marina', amount_cents: 15000 },
          link: `/patient/appointments?detalhes=${consultation_id}`,
        },
      ]);
      await expect(kinds(database, 'professional')).resolves.toEqual(['booked']);
    });

    test('moving: the professional, with both times', async () => {
      const { consultation_id } = await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      await database.as('patient', 'select public.move_consultation($1, $2)', [
        consultation_id,
        '2026-12-03T17:50:00Z',
      ]);
      await expect(notices(database, 'professional')).resolves.toMatchObject([
        {
          kind: 'moved',
          facts: { was_at: '2026-12-01T17:00:00+00:00', starts_at: '2026-12-03T17:50:00+00:00' },
        },
      ]);
      await expect(kinds(database, 'patient')).resolves.toEqual([]);
    });

    test('moving by the team: both, and the patient until when to refuse', async () => {
      const { consultation_id } = await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      const start = '2026-12-03T17:50:00+00:00';
      await database.as('admin', 'select public.admin_move_consultation($1, $2, $3)', [
        consultation_id,
        start,
        'Por telefone',
      ]);
      const was_at = '2026-12-01T17:00:00+00:00';
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        {
          kind: 'moved',
          facts: { who: 'Marina', was_at, starts_at: start, by: 'platform', free_until: start },
        },
      ]);
      const [told] = await notices(database, 'professional');
      expect(told?.facts).toEqual({ who: 'Camila', was_at, starts_at: start, by: 'platform' });
    });

    test('cancelling by the patient: the professional, of a confirmed one only', async () => {
      const pending = await book(database, 'patient', { time: '15:40' });
      await database.as('patient', 'select public.cancel_consultation($1)', [pending.consultation_id]);
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
      const { consultation_id } = await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
      await expect(notices(database, 'professional')).resolves.toMatchObject([
        { kind: 'cancelled', facts: { who: 'Camila', by: 'patient' } },
      ]);
      await expect(kinds(database, 'patient')).resolves.toEqual([]);
    });

    test('cancelling by the team: both, and the patient what is refunded', async () => {
      const { consultation_id, payment_id } = await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      await database.owner(
        `update public.consultations set status = 'cancelled', cancelled_by = 'platform' where id = $1`,
        [consultation_id],
      );
      await database.owner('update public.payments set refund_due = true where id = $1', [payment_id]);
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        {
          kind: 'cancelled',
          facts: { by: 'platform', amount_cents: 15000 },
          link: `/patient/appointments?aba=historico&detalhes=${consultation_id}`,
        },
      ]);
      await expect(kinds(database, 'professional')).resolves.toEqual(['cancelled']);
      await database.as('admin', 'select public.mark_refunded($1)', [payment_id]);
      await expect(kinds(database, 'patient')).resolves.toEqual(['cancelled', 'refunded']);
    });

    test('a suspension has its own words, once', async () => {
      await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      await suspend(database);
      expect(new Set(await kinds(database, 'patient'))).toEqual(new Set(['cancellation']));
      await expect(kinds(database, 'professional')).resolves.toEqual(['decision']);
    });

    test('cancelling by the professional: the patient, not by a second notification of its message', async () => {
      const { consultation_id, payment_id } = await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      await database.owner('update public.payments set refund_due = true where id = $1', [payment_id]);
      await database.owner(
        `update public.consultations set status = 'cancelled', cancelled_by = 'professional' where id = $1`,
        [consultation_id],
      );
      await database.owner(
        `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
         values (gen_random_uuid(), $1, $2, 'professional', 'Segredo', 'cancelled')`,
        [consultation_id, ACTORS.professional],
      );
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        { kind: 'cancelled', facts: { who: 'Marina', by: 'professional', amount_cents: 15000 } },
      ]);
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
    });

    test('dates that the professional books together: one to the patient, with the first', async () => {
      for (const day of ['08', '01'])
        await database.owner(
          `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
             professional_name, professional_specialty, starts_at, ends_at, amount_cents, request_id, booked_by)
           values ($1, $2, 'Camila', 'c@x.example', 'Marina Azevedo', 'psychologist', $3::timestamptz,
             $3::timestamptz + interval '50 minutes', 15000, gen_random_uuid(), 'professional')`,
          [ACTORS.patient, ACTORS.professional, `2026-12-${day}T17:00:00Z`],
        );
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        {
          kind: 'booked_for_you',
          facts: { who: 'Marina', count: 2, starts_at: '2026-12-01T17:00:00+00:00' },
        },
      ]);
    });

    test('no one is told that an ordinary booking was not paid', async () => {
      await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      await expect(kinds(database, 'patient')).resolves.toEqual([]);
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
    });

    test('a charge that opens: the patient, once', async () => {
      await paid();
      await database.as('professional', 'select public.book_for_patient($1, $2, gen_random_uuid())', [
        ACTORS.patient,
        ['2026-12-07T17:00:00Z'],
      ]);
      const afterTheJob = async (now: string) => {
        await database.owner('delete from public.notifications');
        await database.travel(now);
        await database.as('service', 'select public.queue_session_reminders()');
        return notices(database, 'patient');
      };
      await expect(afterTheJob('2026-12-04T16:59:59Z')).resolves.toEqual([]);
      await expect(afterTheJob('2026-12-04T17:00:00Z')).resolves.toMatchObject([
        {
          kind: 'charge_open',
          facts: { who: 'Marina', amount_cents: 15000, starts_at: '2026-12-07T17:00:00+00:00' },
          link: expect.stringMatching(
            /^\/patient\/booking\/[0-9a-f-]{36}\?pagamento=[0-9a-f-]{36}$/,
          ) as string,
        },
      ]);
      await expect(afterTheJob('2026-12-04T17:01:00Z')).resolves.toEqual([]);
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
    });

    const TIMES = ['2026-12-04T17:00:00Z', '2026-12-05T12:00:00Z'];
    const proposed = async () => {
      const { consultation_id } = await paid();
      await notices(database, 'professional');
      await database.owner('delete from public.notifications');
      const id = crypto.randomUUID();
      await database.as('professional', 'select public.propose_times($1, $2, $3, $4)', [
        id,
        consultation_id,
        TIMES,
        'Segredo',
      ]);
      return id;
    };

    test('a freed time: also the one who asked for something else when it ended', async () => {
      await paid();
      await database.as('professional', 'select public.book_for_patient($1, $2, gen_random_uuid())', [
        ACTORS.patient,
        ['2026-12-07T17:00:00Z'],
      ]);
      await database.owner('delete from public.notifications');
      await database.travel('2026-12-06T17:01:00Z');
      await book(database, 'patient', { date: '2026-12-09' });
      await expect(kinds(database, 'patient')).resolves.toEqual(['unpaid']);
      await expect(kinds(database, 'professional')).resolves.toEqual(['unpaid']);
    });

    test('a proposal: the patient, with the time that stands; accepting it, the professional, once', async () => {
      const id = await proposed();
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        {
          kind: 'proposed',
          facts: { who: 'Marina', starts_at: '2026-12-01T17:00:00+00:00' },
          link: `/patient/appointments?proposta=${id}`,
        },
      ]);
      await database.as('patient', 'select public.accept_proposal($1, $2)', [id, TIMES[0]]);
      await expect(notices(database, 'professional')).resolves.toMatchObject([
        { kind: 'proposal_accepted', facts: { who: 'Camila', starts_at: '2026-12-04T17:00:00+00:00' } },
      ]);
      await expect(database.as('patient', 'select public.unread_notifications() as n')).resolves.toEqual([
        { n: 0 },
      ]);
    });

    test('refusing a proposal: the professional', async () => {
      await database.as('patient', 'select public.refuse_proposal($1)', [await proposed()]);
      await expect(kinds(database, 'professional')).resolves.toEqual(['proposal_refused']);
    });

    test('a proposal without an answer: both, and the patient whose it was', async () => {
      await proposed();
      await database.travel('2026-11-30T17:00:00Z');
      await database.as('service', 'select public.expire_proposals()');
      await database.as('service', 'select public.expire_proposals()');
      await expect(kinds(database, 'professional')).resolves.toEqual(['proposal_expired']);
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        { kind: 'proposal_expired', facts: { who: 'Marina', by: 'professional' } },
        { kind: 'proposed' },
      ]);
      // There is nothing left to answer.
      await expect(database.as('patient', 'select public.unread_notifications() as n')).resolves.toEqual([
        { n: 1 },
      ]);
    });

    test('withdrawing a proposal: the patient', async () => {
      await database.as('professional', 'select public.withdraw_proposal($1)', [await proposed()]);
      expect(new Set(await kinds(database, 'patient'))).toEqual(new Set(['proposed', 'proposal_withdrawn']));
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
    });

    test('a series: when it starts, loses a date and ends', async () => {
      const series = '5e000000-0000-4000-8000-000000000001';
      await database.owner(
        `insert into public.consultation_series (id, professional_id, patient_id, first_date, local_time, time_zone,
           every_weeks, occurrences, amount_cents)
         values ($1, $2, $3, '2026-12-01', '14:00', 'America/Sao_Paulo', 1, 8, 15000)`,
        [series, ACTORS.professional, ACTORS.patient],
      );
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
      await database.owner('update public.consultation_series set started_at = private.now() where id = $1', [
        series,
      ]);
      await database.owner(
        `insert into public.series_conflicts (series_id, number, local_date, reason)
         values ($1, 2, '2026-12-08', 'busy_patient')`,
        [series],
      );
      const start = '2026-12-01T17:00:00+00:00';
      await expect(notices(database, 'patient')).resolves.toMatchObject([
        {
          kind: 'series_made',
          facts: { who: 'Marina', starts_at: start },
          link: `/patient/appointments?serie=${series}`,
        },
      ]);
      await expect(notices(database, 'professional')).resolves.toMatchObject([
        { kind: 'series_made', facts: { who: 'Camila' }, link: '/professional/agenda?dia=2026-12-01' },
      ]);
      await database.travel('2026-11-24T13:00:00Z');
      await database.owner(
        `insert into public.series_conflicts (series_id, number, local_date, reason)
         values ($1, 3, '2026-12-15', 'closed')`,
        [series],
      );
      await expect(kinds(database, 'patient')).resolves.toEqual(['series_date_lost', 'series_made']);
      await database.travel('2026-11-24T14:00:00Z');
      await database.owner(
        `update public.consultation_series set ended_at = private.now(), ended_by = 'patient' where id = $1`,
        [series],
      );
      await expect(kinds(database, 'professional')).resolves.toEqual([
        'series_ended',
        'series_date_lost',
        'series_made',
      ]);
      expect((await notices(database, 'patient'))[0]).toMatchObject({
        kind: 'series_ended',
        link: '/patient/appointments',
      });
    });

    test('messages: one of a conversation, counted, without their text, until it is read', async () => {
      const { id } = CONSULTATIONS.confirmed;
      await send(database, 'professional', id);
      await send(database, 'professional', id);
      const told = await notices(database, 'patient');
      expect(told).toMatchObject([
        { kind: 'message', facts: { who: 'Marina', count: 2 }, link: `/chat/${id}` },
      ]);
      expect(JSON.stringify(told)).not.toContain('Segredo');
      await expect(kinds(database, 'professional')).resolves.toEqual([]);
      await database.as('patient', 'select public.mark_conversation_read($1)', [id]);
      await expect(database.as('patient', 'select public.unread_notifications() as n')).resolves.toEqual([
        { n: 0 },
      ]);
      await send(database, 'professional', id);
      await expect(notices(database, 'patient')).resolves.toHaveLength(2);
    });

    test('a review: its stars, without a name', async () => {
      await database.as('patient', `select public.submit_feedback($1, 4, 'Ouviu', null, null, true, null)`, [
        CONSULTATIONS.completed.id,
      ]);
      await expect(notices(database, 'professional')).resolves.toMatchObject([
        { kind: 'review', facts: { stars: 4 } },
      ]);
    });

    test('forget the name of an erased user, and are deleted after a year', async () => {
      await paid();
      await notices(database, 'professional');
      await database.owner('select private.forget_mentions($1)', [ACTORS.patient]);
      const [told] = await notices(database, 'professional');
      expect(told?.facts).not.toHaveProperty('who');
      await database.travel('2027-11-24T12:00:00Z');
      await database.as('service', 'select public.forget_expired_data()');
      await expect(notices(database, 'professional')).resolves.toHaveLength(1);
      await database.travel('2027-11-24T12:00:01Z');
      await database.as('service', 'select public.forget_expired_data()');
      await expect(notices(database, 'professional')).resolves.toEqual([]);
    });

    test.each([
      ['Dra. Camila Ribeiro', 'Camila'],
      ['  da Silva ', 'Silva'],
      ['dr', null],
    ])('take the first name of %p: %p', async (full, first) => {
      await expect(database.owner('select private.first_name($1) as name', [full])).resolves.toEqual([
        { name: first },
      ]);
    });
  });
});
