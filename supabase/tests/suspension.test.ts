import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { book, pay, stateOf, suspend, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SUSPEND = 'select public.suspend_professional($1, $2)';
const LIFT = 'select public.lift_suspension($1, $2) as answer';
const CANCEL = 'select public.cancel_consultation($1) as answer';
const JOB = 'select public.complete_due_consultations() as n';

async function paid(database: TestDatabase, who: Actor = 'patient', time = '14:00'): Promise<Booking> {
  const booking = await book(database, who, { time });
  await pay(database, booking.payment_id, who);
  return booking;
}
const open = (database: TestDatabase, professional: string) =>
  database.owner(
    `select id from public.consultations where professional_id = $1 and status in ('pending', 'scheduled')
     order by starts_at desc`,
    [professional],
  );

describe('suspending', () => {
  onEveryDatabase((database) => {
    test('is limited to admins, with a reason, and to approved professionals', async () => {
      await expectRefusal(database, 'visitor', SUSPEND, [ACTORS.professional, 'x'], '42501');
      for (const who of ['patient', 'professional', 'otherProfessional'] as const)
        await expectRefusal(database, who, SUSPEND, [ACTORS.professional, 'x'], 'not_allowed');
      await expectRefusal(database, 'admin', SUSPEND, [ACTORS.professional, ' '], 'reason_required');
      const long = 'x'.repeat(1001);
      await expectRefusal(database, 'admin', SUSPEND, [ACTORS.professional, long], 'text_too_long');
      await expectRefusal(database, 'admin', SUSPEND, [ACTORS.applicant, 'x'], 'professional_unavailable');
    });

    test('removes from the directory and from booking', async () => {
      await suspend(database);
      await expect(
        database.as('visitor', 'select 1 from public.professionals_public where user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([]);
      await expect(book(database)).rejects.toMatchObject({ message: 'professional_unavailable' });
      await expect(
        database.as(
          'professional',
          'update public.professionals set price_per_session = 1 where user_id = $1 returning 1',
          [ACTORS.professional],
        ),
      ).resolves.toEqual([]);
    });

    test('tells the professional, and no other user, since when', async () => {
      await suspend(database);
      const since = 'select suspended_at from public.professionals where user_id = $1';
      const own = await database.as('professional', since, [ACTORS.professional]);
      expect(own).toEqual([{ suspended_at: expect.anything() as unknown }]);
      for (const who of ['patient', 'otherProfessional'] as const)
        await expect(database.as(who, since, [ACTORS.professional])).resolves.toEqual([]);
      await expectRefusal(database, 'visitor', since, [ACTORS.professional], '42501');
    });

    test("cancels only this professional's upcoming consultations, and keeps past ones", async () => {
      const unpaid = await book(database, 'otherPatient', { time: '15:40' });
      const confirmed = await paid(database);
      const inOtherSlot = await book(database, 'patient', {
        professional: 'otherProfessional',
        amount: 28000,
        time: '09:00',
      });
      const past = `select id, status from public.consultations
        where professional_id = $1 and starts_at < '2026-11-24' order by id`;
      const before = await database.owner(past, [ACTORS.professional]);
      await suspend(database);
      await expect(stateOf(database, unpaid)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'expired',
        sessions: 0,
      });
      await expect(stateOf(database, confirmed)).resolves.toEqual({
        consultation: 'cancelled',
        payment: 'paid',
        sessions: 0,
      });
      await expect(stateOf(database, inOtherSlot)).resolves.toMatchObject({ consultation: 'pending' });
      await expect(
        database.owner('select refund_due from public.payments where id = any ($1) order by refund_due', [
          [unpaid.payment_id, confirmed.payment_id],
        ]),
      ).resolves.toEqual([{ refund_due: false }, { refund_due: true }]);
      // Eduardo's starts at this instant, so it is in progress.
      await expect(open(database, ACTORS.professional)).resolves.toEqual([
        { id: CONSULTATIONS.eduardoConfirmed.id },
      ]);
      await expect(database.owner(past, [ACTORS.professional])).resolves.toEqual(before);
    });

    test('frees the patient’s own time and their limit of unpaid bookings', async () => {
      await book(database);
      await suspend(database);
      await expect(
        book(database, 'patient', { professional: 'otherProfessional', amount: 28000 }),
      ).resolves.toMatchObject({ status: 'pending' });
    });

    test('shows each patient the cancellation, and prevents payments', async () => {
      const { consultation_id, payment_id } = await book(database);
      await suspend(database);
      await expect(
        database.as(
          'patient',
          'select cancelled_by, payment_status from public.patient_history() where id = $1',
          [consultation_id],
        ),
      ).resolves.toEqual([{ cancelled_by: 'platform', payment_status: 'expired' }]);
      await expectRefusal(
        database,
        'patient',
        'select public.renew_payment($1)',
        [payment_id],
        'professional_unavailable',
      );
    });

    test('notifies patients, and the professional with the reason', async () => {
      await book(database, 'otherPatient', { time: '15:40' });
      await paid(database);
      await database.owner('delete from public.notifications');
      await suspend(database, 'professional', '  Registro vencido ');
      const notificationsOf = (who: Actor) =>
        database.as<{ kind: string; title: string; body: string; link: string }>(
          who,
          'select kind, title, body, link from public.notifications order by body',
        );
      const to = (day: string, time: string) => ({
        kind: 'cancellation',
        title: 'Consulta cancelada',
        body: `Marina Azevedo não está mais atendendo no Vínculo. A consulta de ${day} às ${time} foi cancelada.`,
        link: '/patient/appointments?aba=historico',
      });
      await expect(notificationsOf('patient')).resolves.toEqual([to('01/12', '14:00'), to('25/11', '10:40')]);
      await expect(notificationsOf('otherPatient')).resolves.toContainEqual(to('01/12', '15:40'));
      await expect(notificationsOf('professional')).resolves.toEqual([
        {
          kind: 'decision',
          title: 'Cadastro profissional suspenso',
          body: 'Registro vencido',
          link: '/professional/pending',
        },
      ]);
    });

    test('sends e-mails, also to users who have disabled them', async () => {
      await database.owner(`update public.profiles set contact_email = false where id = any ($1)`, [
        [ACTORS.patient, ACTORS.professional],
      ]);
      await book(database, 'otherPatient', { time: '15:40' });
      const { consultation_id } = await paid(database);
      await database.owner('set constraints all immediate');
      await database.owner('delete from private.mail_outbox');
      await database.owner('set constraints all deferred');
      await suspend(database);
      await database.owner('set constraints all immediate');
      const mails = await database.as<{ kind: string; recipient: string; payload: Record<string, unknown> }>(
        'service',
        'select kind, recipient, payload from public.claim_mails(100)',
      );
      const kinds = mails.map(({ kind, recipient }) => `${kind} ${recipient}`);
      expect(new Set(mails.map(({ kind }) => kind))).toEqual(
        new Set(['consultation_withdrawn', 'session_running', 'suspended']),
      );
      expect(kinds.filter((kind) => kind.startsWith('suspended'))).toEqual([
        `suspended ${PEOPLE.marina.email}`,
      ]);
      expect(kinds).toContain(`consultation_withdrawn ${PEOPLE.eduardo.email}`);
      expect(mails.find(({ kind }) => kind === 'suspended')?.payload).toEqual({
        professional_name: 'Marina Azevedo',
        reason: 'Registro vencido',
      });
      expect(mails.find(({ payload }) => payload['consultation_id'] === consultation_id)).toMatchObject({
        recipient: PEOPLE.camila.email,
        payload: { refund_due: true, session_link: null },
      });
    });

    test('cancels a link that is waiting to be sent', async () => {
      await paid(database);
      await database.owner('set constraints all immediate');
      await database.travel('2026-12-01T16:50:00Z');
      await database.as('service', 'select public.queue_session_reminders()');
      await database.owner(`delete from private.mail_outbox where kind <> 'session_link'`);
      await suspend(database);
      const mails = await database.as<{ kind: string }>(
        'service',
        'select kind from public.claim_mails(100)',
      );
      expect(mails.map(({ kind }) => kind)).not.toContain('session_link');
    });

    test('logs approval, reason, each consultation and payment with the admin', async () => {
      const { consultation_id, payment_id } = await paid(database);
      await suspend(database);
      await expect(
        database.as(
          'admin',
          `select subject_table, after from public.audit_log
           where actor_id = $1 and subject_id = any ($2) order by id`,
          [ACTORS.admin, [ACTORS.professional, consultation_id, payment_id]],
        ),
      ).resolves.toEqual([
        { subject_table: 'professionals', after: { approval_status: 'suspended', price_per_session: 15000 } },
        { subject_table: 'professionals', after: { reason: 'Registro vencido' } },
        {
          subject_table: 'consultations',
          after: { status: 'cancelled', starts_at: '2026-12-01T17:00:00+00:00' },
        },
        { subject_table: 'payments', after: { status: 'paid', refund_due: true, refunded_at: null } },
      ]);
    });

    test('twice returns the first result and notifies once', async () => {
      const first = await suspend(database);
      const counts = `select (select count(*) from public.notifications) as told,
        (select count(*) from public.audit_log) as logged,
        (select count(*) from private.mail_outbox) as mails,
        (select suspended_at from public.professionals where user_id = '${ACTORS.professional}') as since`;
      await database.owner('set constraints all immediate');
      const before = await database.owner(counts);
      await database.travel('2026-11-24T13:00:00Z');
      await expect(suspend(database, 'professional', 'Outra vez')).resolves.toEqual(first);
      await database.owner('set constraints all immediate');
      await expect(database.owner(counts)).resolves.toEqual(before);
    });
  });
});

describe('a consultation in progress during a suspension', () => {
  onEveryDatabase((database) => {
    const during = async (instant = '2026-12-01T17:20:00Z') => {
      const booking = await paid(database);
      await database.travel(instant);
      await suspend(database);
      return booking;
    };

    test.each(['2026-12-01T17:00:00Z', '2026-12-01T17:49:59Z'])(
      'continues with its link: suspended at %s',
      async (instant) => {
        const booking = await during(instant);
        await expect(stateOf(database, booking)).resolves.toEqual({
          consultation: 'scheduled',
          payment: 'paid',
          sessions: 1,
        });
      },
    );

    test('does not take place when the suspension is just before its start', async () => {
      await expect(stateOf(database, await during('2026-12-01T16:59:59.999Z'))).resolves.toMatchObject({
        consultation: 'cancelled',
      });
    });

    test.each(['2026-12-01T17:20:00Z', '2026-12-02T17:00:00Z'])(
      'can be cancelled by its patient at any time, %s, with a refund due',
      async (instant) => {
        const { consultation_id } = await during();
        await database.travel(instant);
        await expect(database.as('patient', CANCEL, [consultation_id])).resolves.toMatchObject([
          { answer: { status: 'cancelled', refund_due: true } },
        ]);
      },
    );

    test('is reported to its patient, also by e-mail despite disabled e-mails, but not when it has ended', async () => {
      await database.owner('update public.profiles set contact_email = false where id = $1', [
        ACTORS.patient,
      ]);
      const { consultation_id } = await during();
      await expect(
        database.as('patient', `select body, link from public.notifications where title = $1`, [
          'Sua sessão pode continuar',
        ]),
      ).resolves.toEqual([
        {
          body: 'Marina Azevedo não está mais atendendo no Vínculo. A sessão de agora pode ir até o fim; se preferir, cancele e o valor é devolvido.',
          link: '/patient/appointments',
        },
      ]);
      await expect(
        database.owner(
          `select recipient, not_after from private.mail_outbox where kind = 'session_running'
           and payload ->> 'consultation_id' = $1`,
          [consultation_id],
        ),
      ).resolves.toEqual([{ recipient: PEOPLE.camila.email, not_after: new Date('2026-12-01T17:50:00Z') }]);
    });

    test('is not reported when it ended before', async () => {
      await during('2026-12-01T17:50:00Z');
      await expect(
        database.owner(`select 1 from public.notifications where title = 'Sua sessão pode continuar'`),
      ).resolves.toEqual([]);
    });

    test('is completed by the job unless reported otherwise', async () => {
      const booking = await during();
      await database.travel('2026-12-02T17:50:00Z');
      await database.as('service', JOB);
      await expect(stateOf(database, booking)).resolves.toMatchObject({ consultation: 'completed' });
    });

    test('took place when it ended before: its patient cannot cancel it', async () => {
      const { consultation_id } = await during('2026-12-01T17:50:00Z');
      await expectRefusal(database, 'patient', CANCEL, [consultation_id], 'consultation_started');
    });
  });
});

describe('lifting a suspension', () => {
  onEveryDatabase((database) => {
    const lift = async (note: string | null = null) => {
      const [row] = await database.as<{ answer: unknown }>('admin', LIFT, [ACTORS.professional, note]);
      return row?.answer;
    };

    test('is limited to admins and to suspended professionals who were not erased', async () => {
      const { suspendedProfessional } = ACTORS;
      await expectRefusal(database, 'visitor', LIFT, [suspendedProfessional, null], '42501');
      for (const who of ['patient', 'professional', 'suspendedProfessional'] as const)
        await expectRefusal(database, who, LIFT, [suspendedProfessional, null], 'not_allowed');
      await expectRefusal(database, 'admin', LIFT, [ACTORS.applicant, null], 'professional_unavailable');
      const long = 'x'.repeat(1001);
      await expectRefusal(database, 'admin', LIFT, [suspendedProfessional, long], 'text_too_long');
      await database.owner('update public.profiles set erased_at = now() where id = $1', [
        suspendedProfessional,
      ]);
      await expectRefusal(database, 'admin', LIFT, [suspendedProfessional, null], 'professional_unavailable');
    });

    test('restores directory and booking, but not what was cancelled', async () => {
      const booking = await paid(database);
      await suspend(database);
      await expect(lift()).resolves.toEqual({
        professional_user_id: ACTORS.professional,
        approval_status: 'approved',
      });
      await expect(stateOf(database, booking)).resolves.toMatchObject({ consultation: 'cancelled' });
      await expect(book(database)).resolves.toMatchObject({ status: 'pending' });
      await expect(
        database.as(
          'professional',
          'select approval_status::text, suspension_reason from public.professionals where user_id = $1',
          [ACTORS.professional],
        ),
      ).resolves.toEqual([{ approval_status: 'approved', suspension_reason: null }]);
    });

    test('keeps an unpaid consultation cancelled when its payment is late: a refund is due', async () => {
      const booking = await book(database);
      await suspend(database);
      await lift();
      await expect(
        database.as('admin', 'select public.mark_payment_paid($1) as answer', [booking.payment_id]),
      ).resolves.toMatchObject([{ answer: { consultation_status: 'cancelled', refund_due: true } }]);
    });

    test('notifies the professional, with the note, by notification and e-mail, and is logged', async () => {
      await suspend(database);
      await database.owner('delete from public.notifications');
      await lift('  Registro renovado ');
      await expect(
        database.as('professional', 'select kind, title, body, link from public.notifications'),
      ).resolves.toEqual([
        {
          kind: 'decision',
          title: 'Cadastro profissional reativado',
          body: 'Registro renovado',
          link: '/professional/dashboard',
        },
      ]);
      await expect(
        database.owner(`select recipient, payload from private.mail_outbox where kind = 'reinstated'`),
      ).resolves.toEqual([
        {
          recipient: PEOPLE.marina.email,
          payload: { professional_name: 'Marina Azevedo', note: 'Registro renovado' },
        },
      ]);
      await expect(
        database.as(
          'admin',
          `select after - 'price_per_session' as after from public.audit_log
           where actor_id = $1 and subject_id = $2 order by id desc limit 2`,
          [ACTORS.admin, ACTORS.professional],
        ),
      ).resolves.toEqual([
        { after: { note: 'Registro renovado' } },
        { after: { approval_status: 'approved' } },
      ]);
    });

    test('twice returns the first result and notifies once', async () => {
      await suspend(database);
      const first = await lift();
      const counts = `select (select count(*) from public.notifications) as told,
        (select count(*) from public.audit_log) as logged, (select count(*) from private.mail_outbox) as mails`;
      const before = await database.owner(counts);
      await expect(lift('Outra vez')).resolves.toEqual(first);
      await expect(database.owner(counts)).resolves.toEqual(before);
    });
  });
});

describe('the list of professionals', () => {
  const LIST = `select user_id, full_name, suspension_reason from public.list_professionals(
    search => $1, status => $2, cursor_at => $3, cursor_id => $4, newer => $5, page_size => $6)`;
  const all = [null, 'approved', null, null, false, 100];
  onEveryDatabase((database) => {
    const ids = async (...parameters: unknown[]) =>
      (await database.as<{ user_id: string }>('admin', LIST, parameters)).map((row) => row.user_id);
    /** Moves all status changes to the past, the third to the last at the same instant. */
    const spread = () =>
      database.owner(`update public.professionals p
        set standing_since = timestamptz '2026-11-02 12:00Z' - least(n, 3) * interval '1 hour'
        from (select user_id, row_number() over (order by user_id) as n from public.professionals) as numbered
        where numbered.user_id = p.user_id`);
    const since = async (id: string | undefined) => {
      const [row] = await database.owner<{ at: string }>(
        'select standing_since::text as at from public.professionals where user_id = $1',
        [id],
      );
      return row?.at;
    };

    test('is limited to admins', async () => {
      await expectRefusal(database, 'visitor', LIST, all, '42501');
      for (const who of ['patient', 'professional', 'suspendedProfessional'] as const)
        await expectRefusal(database, who, LIST, all, 'not_allowed');
    });

    test('contains those with a status, the latest first, the suspended with the reason, without erased ones', async () => {
      await suspend(database);
      const suspended = [null, 'suspended', null, null, false, 20];
      await expect(database.as('admin', LIST, suspended)).resolves.toEqual([
        {
          user_id: ACTORS.professional,
          full_name: 'Marina Azevedo',
          suspension_reason: 'Registro vencido',
        },
        {
          user_id: ACTORS.suspendedProfessional,
          full_name: 'Sérgio Vilaça',
          suspension_reason: expect.stringContaining('registro no conselho') as string,
        },
      ]);
      await database.owner('update public.profiles set erased_at = now() where id = $1', [
        ACTORS.professional,
      ]);
      await expect(ids(...suspended)).resolves.toEqual([ACTORS.suspendedProfessional]);
    });

    test('is searched literally, ignoring accents', async () => {
      const [, status, at, id, newer, size] = all;
      await expect(ids('goncalves', status, at, id, newer, size)).resolves.toEqual([
        ACTORS.otherProfessional,
      ]);
      await expect(ids('%', status, at, id, newer, size)).resolves.toEqual([]);
    });

    test('is paged in both directions', async () => {
      await spread();
      const allIds = await ids(...all);
      expect(allIds).toHaveLength(24);
      const at = await since(allIds[9]);
      await expect(ids(null, null, at, allIds[9], false, 3)).resolves.toEqual(allIds.slice(10, 13));
      await expect(ids(null, null, at, allIds[9], true, 3)).resolves.toEqual(allIds.slice(6, 9).toReversed());
      await expect(ids(null, null, null, null, true, 3)).resolves.toEqual(allIds.slice(-3).toReversed());
      await expect(ids(null, null, null, null, false, -1)).resolves.toEqual([allIds[0]]);
    });

    test('stores when the approval status changed, independently of other changes', async () => {
      await spread();
      await database.owner(
        `update public.professionals set approval_status = 'approved', full_name = 'Marina A.' where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(since(ACTORS.professional)).resolves.toMatch(/^2026-11-02/);
      await suspend(database);
      await expect(since(ACTORS.professional)).resolves.toMatch(/^2026-11-24/);
    });
  });
});

describe('the job that completes', () => {
  onEveryDatabase((database) => {
    test('never completes what starts after its professional was suspended', async () => {
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      const [coming] = await open(database, ACTORS.professional);
      expect(coming).toBeDefined();
      await database.travel('2027-01-10T12:00:00Z');
      await database.as('service', JOB);
      await expect(open(database, ACTORS.professional)).resolves.toContainEqual(coming);
    });

    test('completes again when the approval was restored', async () => {
      for (const status of ['suspended', 'approved'])
        await database.owner(
          `update public.professionals set approval_status = $2::public.approval_status where user_id = $1`,
          [ACTORS.professional, status],
        );
      await database.travel('2027-01-10T12:00:00Z');
      await database.as('service', JOB);
      await expect(
        database.owner(
          `select 1 from public.consultations where professional_id = $1 and status = 'scheduled'`,
          [ACTORS.professional],
        ),
      ).resolves.toEqual([]);
    });
  });
});
