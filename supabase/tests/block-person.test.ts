import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, moneyOf, receive } from './support/money.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';
import { startSeries } from './support/series.ts';

const BLOCK = 'select public.block_person($1, $2) as answer';
const UNBLOCK = 'select public.unblock_person($1, $2) as answer';
const REASON = 'Ofensas no contato';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Answer {
  readonly state: string;
  readonly sessions_ended?: number;
  readonly consultations_cancelled?: number;
}

const become = (database: TestDatabase, role: string) =>
  database.owner('update private.team_members set role = $2::public.team_role where user_id = $1', [
    ACTORS.admin,
    role,
  ]);

const decide = async (database: TestDatabase, sql: string, person: Person, who: Actor = 'admin') =>
  (await database.as<{ answer: Answer }>(who, sql, [ACTORS[person], REASON]))[0]?.answer;
const block = (database: TestDatabase, person: Person) => decide(database, BLOCK, person);

async function paid(database: TestDatabase, time = '14:00', who: Actor = 'patient'): Promise<Booking> {
  const booking = await book(database, who, { time });
  await pay(database, booking.payment_id, who);
  return booking;
}

const openOf = async (database: TestDatabase, person: Person) =>
  (
    await database.owner<{ id: string }>(
      `select id from public.consultations where $1 in (patient_id, professional_id)
         and (status = 'pending' or status = 'scheduled' and starts_at > private.now())`,
      [ACTORS[person]],
    )
  ).map(({ id }) => id);

describe('blocking an account', () => {
  onEveryDatabase((database) => {
    const refused = (who: Actor, sql: string, parameters: unknown[], code: string) =>
      expectRefusal(database, who, sql, parameters, code);

    test.each([BLOCK, UNBLOCK])('%s is refused without people.block', async (sql) => {
      const parameters = [ACTORS.otherPatient, REASON];
      await refused('visitor', sql, parameters, '42501');
      for (const who of ['patient', 'professional', 'applicant', 'suspendedProfessional'] as const)
        await refused(who, sql, parameters, 'not_allowed');
      for (const role of ['reviewer', 'finance', 'read_only']) {
        await become(database, role);
        await refused('admin', sql, parameters, 'not_allowed');
      }
      await become(database, 'support');
      await expect(database.as('admin', sql, parameters)).resolves.toHaveLength(1);
    });

    test.each([BLOCK, UNBLOCK])('%s refuses no reason, nobody, and the own account', async (sql) => {
      for (const reason of [null, ' ', 'x', 'x'.repeat(501)])
        await refused('admin', sql, [ACTORS.patient, reason], 'reason_required');
      await refused('admin', sql, [UNKNOWN, REASON], 'person_not_found');
      await refused('admin', sql, [null, REASON], 'person_not_found');
      await refused('admin', sql, [ACTORS.admin, REASON], 'own_account');
    });

    test.each<readonly Person[]>([[], ['patient'], ['professional']])(
      'late money books only when both may sign in (blocked: %s)',
      async (...blocked) => {
        const isBlocked = blocked.some(Boolean);
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        // As the authentication server's own tools do.
        for (const person of blocked)
          await database.owner(`update auth.users set banned_until = 'infinity' where id = $1`, [
            ACTORS[person],
          ]);
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:20:00Z' }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: isBlocked ? 'cancelled' : 'scheduled',
          payment: 'paid',
          refund_due: isBlocked,
          due: isBlocked ? 15_000 : 0,
        });
        await expectBalanced(database);
      },
    );

    test('support blocks nobody of the team, and a full member leaves it first', async () => {
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.patient]);
      const asPatient = (role: string) =>
        database.owner('update private.team_members set role = $2::public.team_role where user_id = $1', [
          ACTORS.patient,
          role,
        ]);
      await asPatient('finance');
      await become(database, 'support');
      await refused('admin', BLOCK, [ACTORS.patient, REASON], 'not_allowed');
      await become(database, 'full');
      await asPatient('full');
      await refused('admin', BLOCK, [ACTORS.patient, REASON], 'not_allowed');
      await asPatient('finance');
      await block(database, 'patient');
      await refused('patient', BLOCK, [ACTORS.admin, REASON], 'session_ended');
      await refused('admin', BLOCK, [ACTORS.admin, REASON], 'own_account');
    });

    test('ends every login session and refuses writes at once', async () => {
      const answer = await block(database, 'patient');
      expect(answer).toMatchObject({ state: 'blocked', sessions_ended: 1 });
      await expect(
        database.owner(
          `select (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
             banned_until > private.now() + interval '99 years' as is_banned, isfinite(banned_until) as is_readable
           from auth.users u where id = $1`,
          [ACTORS.patient],
        ),
      ).resolves.toEqual([{ sessions: 0, is_banned: true, is_readable: true }]);
      await expect(book(database)).rejects.toMatchObject({ message: 'session_ended' });
      await refused(
        'patient',
        `update public.profiles set city = 'Recife' where id = $1`,
        [ACTORS.patient],
        'session_ended',
      );
      // A session that begins all the same, as by a token made before.
      await database.owner(
        `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, private.now(), private.now())`,
        [ACTORS.patient],
      );
      await expect(book(database)).rejects.toMatchObject({ message: 'session_ended' });
    });

    test('cancels what a patient has booked, with full refund also where the rule gives none', async () => {
      const late = await paid(database);
      const unpaid = await book(database, 'patient', { time: '15:40' });
      const other = await paid(database, '16:30', 'otherPatient');
      // Booked long ago and starting soon: the patient would get nothing.
      await database.as(
        'superuser',
        `update public.consultations set created_at = '2026-10-01T12:00:00Z', agreed_at = '2026-10-01T12:00:00Z' where id = $1`,
        [late.consultation_id],
      );
      await database.travel('2026-12-01T16:30:00Z');
      const coming = await openOf(database, 'patient');
      expect(coming).toContain(late.consultation_id);
      const answer = await block(database, 'patient');
      expect(answer?.consultations_cancelled).toBe(coming.length);
      await expect(openOf(database, 'patient')).resolves.toEqual([]);
      await expect(
        database.owner(
          `select c.cancelled_by, p.refund_due, (private.refund_of(c.id, private.now())).cents = p.amount_cents as is_whole
           from public.consultations c join public.payments p on p.consultation_id = c.id where c.id = $1`,
          [late.consultation_id],
        ),
      ).resolves.toEqual([{ cancelled_by: 'platform', refund_due: true, is_whole: true }]);
      await expect(stateOf(database, unpaid)).resolves.toMatchObject({
        consultation: 'cancelled',
        payment: 'expired',
      });
      await expect(stateOf(database, other)).resolves.toMatchObject({ consultation: 'scheduled' });
      // Told as of any cancelling by the team.
      await database.owner('set constraints all immediate');
      const told = await database.owner<{ kind: string }>(
        `select kind from public.notifications where user_id = $1 and facts ->> 'by' = 'platform'
         union all select kind from private.mail_outbox where payload ->> 'consultation_id' = $2
           and kind in ('cancelled', 'consultation_cancelled', 'consultation_withdrawn')`,
        [ACTORS.professional, late.consultation_id],
      );
      expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['cancelled', 'consultation_cancelled']));
    });

    test('leaves a consultation that has begun', async () => {
      const running = await paid(database);
      await database.travel('2026-12-01T17:10:00Z');
      await block(database, 'patient');
      await expect(stateOf(database, running)).resolves.toMatchObject({ consultation: 'scheduled' });
    });

    test('ends the series of a patient, so that no job books more', async () => {
      await startSeries(database);
      await block(database, 'patient');
      await expect(
        database.owner(
          'select ended_by from public.consultation_series where patient_id = $1 and started_at is not null',
          [ACTORS.patient],
        ),
      ).resolves.toContainEqual({ ended_by: 'platform' });
      await database.travel('2026-12-20T12:00:00Z');
      await database.as('service', 'select public.keep_series()');
      await expect(openOf(database, 'patient')).resolves.toEqual([]);
    });

    test('suspends a professional in the same transaction, also what an earlier suspension kept', async () => {
      const coming = await paid(database);
      await database.as(
        'admin',
        `select public.suspend_professional($1, 'Registro vencido', '2026-12-31'::date)`,
        [ACTORS.professional],
      );
      await expect(stateOf(database, coming)).resolves.toMatchObject({ consultation: 'scheduled' });
      await block(database, 'professional');
      await expect(stateOf(database, coming)).resolves.toMatchObject({ consultation: 'cancelled' });
      await expect(openOf(database, 'professional')).resolves.toEqual([]);
      await expect(
        database.owner('select refund_due from public.payments where id = $1', [coming.payment_id]),
      ).resolves.toEqual([{ refund_due: true }]);
      await block(database, 'otherProfessional');
      await expect(
        database.owner(
          'select approval_status, kept_until from public.professionals where user_id = any ($1)',
          [[ACTORS.professional, ACTORS.otherProfessional]],
        ),
      ).resolves.toEqual([
        { approval_status: 'suspended', kept_until: null },
        { approval_status: 'suspended', kept_until: null },
      ]);
      await expect(
        database.as('visitor', 'select 1 from public.professionals_public where user_id = $1', [
          ACTORS.otherProfessional,
        ]),
      ).resolves.toEqual([]);
    });

    test('a blocked professional returns to the search and to booking by unblocking first alone', async () => {
      const lift = 'select public.lift_suspension($1)';
      await block(database, 'professional');
      await become(database, 'reviewer');
      await refused('admin', lift, [ACTORS.professional], 'account_blocked');
      await refused(
        'owner',
        `update public.professionals set approval_status = 'approved' where user_id = $1`,
        [ACTORS.professional],
        'account_blocked',
      );
      await expect(book(database)).rejects.toMatchObject({ message: 'professional_unavailable' });
      await become(database, 'full');
      await decide(database, UNBLOCK, 'professional');
      await database.as('admin', lift, [ACTORS.professional]);
      await expect(book(database)).resolves.toMatchObject({ consultation_id: expect.any(String) });
    });

    test('a blocked applicant is not approved', async () => {
      const [application] = await database.owner<{ id: string }>(
        `select id from public.professional_applications where user_id = $1 and application_status = 'pending'`,
        [ACTORS.applicant],
      );
      const promote = 'select public.promote_to_professional($1)';
      await block(database, 'applicant');
      await refused('admin', promote, [application?.id], 'account_blocked');
      await decide(database, UNBLOCK, 'applicant');
      await expect(database.as('admin', promote, [application?.id])).resolves.toHaveLength(1);
    });

    test('no professional books for a blocked patient', async () => {
      const booking = `select public.book_for_patient($1, '{2026-12-06T12:00:00Z}', gen_random_uuid())`;
      await database.as('professional', booking, [ACTORS.patient]);
      await block(database, 'patient');
      await refused('professional', booking, [ACTORS.patient], 'not_your_patient');
    });

    test('is told to the owner by e-mail, without the reason, as is its end', async () => {
      const mails = () =>
        database.owner<{ kind: string; payload: unknown }>(
          `select kind, payload from private.mail_outbox where user_id = $1 and kind like 'account%' order by created_at, kind`,
          [ACTORS.patient],
        );
      await database.owner('delete from private.mail_outbox');
      await block(database, 'patient');
      await block(database, 'patient');
      await expect(mails()).resolves.toEqual([
        { kind: 'account_blocked', payload: { name: expect.any(String) } },
      ]);
      await decide(database, UNBLOCK, 'patient');
      await decide(database, UNBLOCK, 'patient');
      expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
        'account_blocked',
        'account_unblocked',
      ]);
      expect(JSON.stringify(await mails())).not.toContain(REASON);
    });

    test('is logged with its reason, once', async () => {
      const logged = () =>
        database.owner(
          `select actor_id, before, after ->> 'blocked' as blocked, after ->> 'reason' as reason from public.audit_log
           where subject_table = 'profiles' and subject_id = $1 order by id`,
          [ACTORS.patient],
        );
      const before = await logged();
      const first = await block(database, 'patient');
      await expect(block(database, 'patient')).resolves.toEqual({
        ...first,
        sessions_ended: 0,
        consultations_cancelled: 0,
      });
      await decide(database, UNBLOCK, 'patient');
      await decide(database, UNBLOCK, 'patient');
      const admin = { actor_id: ACTORS.admin, reason: REASON };
      expect((await logged()).slice(before.length)).toEqual([
        { ...admin, before: { blocked: false }, blocked: 'true' },
        { ...admin, before: { blocked: true }, blocked: 'false' },
      ]);
    });

    test('unblocking lets the person sign in again; what ended does not return', async () => {
      const coming = await paid(database);
      await block(database, 'patient');
      await block(database, 'professional');
      await expect(decide(database, UNBLOCK, 'patient')).resolves.toMatchObject({ state: 'active' });
      await expect(decide(database, UNBLOCK, 'professional')).resolves.toMatchObject({ state: 'suspended' });
      await expect(stateOf(database, coming)).resolves.toMatchObject({ consultation: 'cancelled' });
      await expect(
        database.owner('select 1 from auth.users where id = $1 and banned_until is null', [ACTORS.patient]),
      ).resolves.toHaveLength(1);
    });
  });
});

describe('ending one login session', () => {
  onEveryDatabase((database) => {
    test('leaves the others, and another account’s', async () => {
      const phone = '70000001-0000-4000-8000-000000000001';
      await database.owner(
        `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, private.now(), private.now())`,
        [phone, ACTORS.patient],
      );
      await database.owner(
        `insert into auth.refresh_tokens (token, user_id, session_id, revoked) values ('phone', $2, $1, false)`,
        [phone, ACTORS.patient],
      );
      const end = async (session: string) =>
        (
          await database.as<{ n: number }>(
            'admin',
            `select (public.end_sessions_of($1, $2) ->> 'sessions_ended')::int as n`,
            [ACTORS.patient, session],
          )
        )[0]?.n;
      expect(await end(ACTORS.otherPatient)).toBe(0);
      expect(await end(phone)).toBe(1);
      await expect(
        database.owner('select user_id from auth.sessions where user_id = any ($1) order by user_id', [
          [ACTORS.patient, ACTORS.otherPatient],
        ]),
      ).resolves.toHaveLength(2);
    });
  });
});
