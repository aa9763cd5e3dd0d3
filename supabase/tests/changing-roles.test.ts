import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SET = 'select public.set_team_role($1, $2, $3) as answer';
const ANSWER = 'select public.answer_team_request($1, $2, $3, role => $4, requested_at => $5) as answer';
const REMOVE = 'select public.remove_from_team($1, $2) as answer';
const REASON = 'Combinado na reunião';

const giveFactor = (database: TestDatabase, person: string) =>
  database.owner(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Telefone', 'totp', 'verified', 'MZXW6YTB', now(), now())`,
    [person],
  );

describe('changing roles in the team', () => {
  onEveryDatabase((database) => {
    beforeEach(() => giveFactor(database, ACTORS.admin));

    const roleOf = async (person: string) =>
      (await database.owner('select role from private.team_members where user_id = $1', [person]))[0]?.[
        'role'
      ];
    const set = (who: Actor, person: string, role: string) =>
      database.as<{ answer: { state: string } }>(who, SET, [person, role, REASON]);
    const remove = (who: Actor, person: string) =>
      database.as<{ answer: { state: string } }>(who, REMOVE, [person, REASON]);
    /** The arguments that answer the request about this user as it is now. */
    const answering = async (person: string, accepts: boolean) => {
      const [request] = await database.owner(
        'select role, requested_at::text from private.team_requests where user_id = $1',
        [person],
      );
      return [person, accepts, REASON, request?.['role'], request?.['requested_at']];
    };
    const secondFull = async () => {
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.otherPatient]);
      await giveFactor(database, ACTORS.otherPatient);
    };
    const logged = () =>
      database.owner(
        `select before, after from public.audit_log where subject_table = 'team_members' order by id`,
      );

    test.each([
      [SET, [ACTORS.patient, 'support', REASON]],
      [ANSWER, [ACTORS.patient, true, REASON, null, null]],
      [REMOVE, [ACTORS.patient, REASON]],
    ])('%s is refused to everybody but full members with a recent code', async (sql, parameters) => {
      await expectRefusal(database, 'visitor', sql, parameters, '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, sql, parameters, 'not_allowed');
      await expectRefusal(database, 'admin', sql, parameters, 'not_allowed');
      await expectRefusal(database, 'adminOfTwoFactors', sql, parameters, 'factor_not_recent');
      await database.travel('2026-11-24T12:05:00Z');
      await expectRefusal(database, 'adminWithRecentCode', sql, parameters, 'factor_not_recent');
      await database.owner(`update private.team_members set role = 'support'`);
      await expectRefusal(database, 'adminWithRecentCode', sql, parameters, 'not_allowed');
    });

    test('an admin without a factor changes no role, whatever the token contains', async () => {
      await database.owner('delete from auth.mfa_factors');
      await expectRefusal(
        database,
        'adminWithRecentCode',
        SET,
        [ACTORS.patient, 'support', REASON],
        'factor_not_recent',
      );
    });

    test('the only full member adds somebody alone, within five minutes of the code', async () => {
      await database.travel('2026-11-24T12:04:59Z');
      const [row] = await set('adminWithRecentCode', ACTORS.patient, 'support');
      expect(row?.answer.state).toBe('done');
      await expect(roleOf(ACTORS.patient)).resolves.toBe('support');
      await expect(
        database.owner('select role, is_admin from public.profiles where id = $1', [ACTORS.patient]),
      ).resolves.toEqual([{ role: 'patient', is_admin: true }]);
      await expect(logged()).resolves.toEqual([{ before: null, after: { role: 'support', reason: REASON } }]);
      await set('adminWithRecentCode', ACTORS.patient, 'finance');
      await expect(roleOf(ACTORS.patient)).resolves.toBe('finance');
      await expect(logged()).resolves.toContainEqual({
        before: { role: 'support' },
        after: { role: 'finance', reason: REASON },
      });
    });

    test('once there are two, the other one confirms who joins', async () => {
      await secondFull();
      const [row] = await set('adminWithRecentCode', ACTORS.patient, 'reviewer');
      expect(row?.answer.state).toBe('waiting');
      await expect(roleOf(ACTORS.patient)).resolves.toBeUndefined();
      const answer = await answering(ACTORS.patient, true);
      await expectRefusal(database, 'adminWithRecentCode', ANSWER, answer, 'other_admin_needed');
      await expect(
        database.as(
          'adminWithRecentCode',
          'select full_name from public.list_team() where waits_for_confirmation',
        ),
      ).resolves.toHaveLength(1);
      await database.as('otherPatientWithRecentCode', ANSWER, answer);
      await expect(roleOf(ACTORS.patient)).resolves.toBe('reviewer');
      await expectRefusal(database, 'otherPatientWithRecentCode', ANSWER, answer, 'request_not_found');
    });

    test('the other one is told of a request, by notification and e-mail, without names', async () => {
      await secondFull();
      await set('adminWithRecentCode', ACTORS.patient, 'reviewer');
      await expect(
        database.owner(`select user_id, title, link from public.notifications where link = '/admin/equipe'`),
      ).resolves.toEqual([
        { user_id: ACTORS.otherPatient, title: 'Mudança na equipe espera você', link: '/admin/equipe' },
      ]);
      await expect(
        database.owner(`select user_id from private.mail_outbox where kind = 'team_request'`),
      ).resolves.toEqual([{ user_id: ACTORS.otherPatient }]);
    });

    test('one of two full members cannot lower or remove the other alone, and so bring in another account', async () => {
      await secondFull();
      for (const change of [
        () => set('adminWithRecentCode', ACTORS.otherPatient, 'support'),
        () => remove('adminWithRecentCode', ACTORS.otherPatient),
      ]) {
        const [row] = await change();
        expect(row?.answer.state).toBe('waiting');
        await expect(roleOf(ACTORS.otherPatient)).resolves.toBe('full');
        await expectRefusal(
          database,
          'adminWithRecentCode',
          ANSWER,
          await answering(ACTORS.otherPatient, true),
          'other_admin_needed',
        );
      }
      const [row] = await set('adminWithRecentCode', ACTORS.patient, 'full');
      expect(row?.answer.state).toBe('waiting');
      await expect(roleOf(ACTORS.patient)).resolves.toBeUndefined();
    });

    test('a member is raised to full by two', async () => {
      await set('adminWithRecentCode', ACTORS.patient, 'read_only');
      await secondFull();
      const [row] = await set('adminWithRecentCode', ACTORS.patient, 'full');
      expect(row?.answer.state).toBe('waiting');
      await expect(roleOf(ACTORS.patient)).resolves.toBe('read_only');
      await database.as('otherPatientWithRecentCode', ANSWER, await answering(ACTORS.patient, true));
      await expect(roleOf(ACTORS.patient)).resolves.toBe('full');
    });

    test.each(['support', null])(
      'a full member confirms their own change to %s, and cannot decline it',
      async (role) => {
        await secondFull();
        if (role) await set('adminWithRecentCode', ACTORS.otherPatient, role);
        else await remove('adminWithRecentCode', ACTORS.otherPatient);
        await expectRefusal(
          database,
          'otherPatientWithRecentCode',
          ANSWER,
          await answering(ACTORS.otherPatient, false),
          'own_role',
        );
        await database.as('otherPatientWithRecentCode', ANSWER, await answering(ACTORS.otherPatient, true));
        await expect(roleOf(ACTORS.otherPatient)).resolves.toBe(role ?? undefined);
        await expect(logged()).resolves.toContainEqual({
          before: { role: 'full' },
          after: { role, reason: REASON },
        });
      },
    );

    test('an answer names the change: one that was replaced is not confirmed', async () => {
      await secondFull();
      await set('adminWithRecentCode', ACTORS.patient, 'read_only');
      const shown = await answering(ACTORS.patient, true);
      await database.travel('2026-11-24T12:00:01Z');
      await set('adminWithRecentCode', ACTORS.patient, 'full');
      await expectRefusal(database, 'otherPatientWithRecentCode', ANSWER, shown, 'request_changed');
      const [, , , , time] = await answering(ACTORS.patient, true);
      for (const [role, at] of [
        ['read_only', time],
        [null, time],
        ['full', null],
        ['full', shown[4]],
      ])
        await expectRefusal(
          database,
          'otherPatientWithRecentCode',
          ANSWER,
          [ACTORS.patient, true, REASON, role, at],
          'request_changed',
        );
      await expect(roleOf(ACTORS.patient)).resolves.toBeUndefined();
      await database.as('otherPatientWithRecentCode', ANSWER, [ACTORS.patient, true, REASON, 'full', time]);
      await expect(roleOf(ACTORS.patient)).resolves.toBe('full');
    });

    test.each([
      `update private.team_members set role = 'support' where user_id = $1`,
      'update public.profiles set is_admin = false where id = $1',
    ])('a request ends with the membership of who made it: %s', async (leave) => {
      await secondFull();
      await set('otherPatientWithRecentCode', ACTORS.patient, 'full');
      const answer = await answering(ACTORS.patient, true);
      await database.owner(leave, [ACTORS.otherPatient]);
      await expectRefusal(database, 'adminWithRecentCode', ANSWER, answer, 'request_not_found');
    });

    test('a request is declined, by whoever made it too, and lapses after seven days', async () => {
      await secondFull();
      await set('adminWithRecentCode', ACTORS.patient, 'reviewer');
      await database.as('adminWithRecentCode', ANSWER, await answering(ACTORS.patient, false));
      await expect(database.owner('select 1 from private.team_requests')).resolves.toEqual([]);
      await set('adminWithRecentCode', ACTORS.patient, 'reviewer');
      await database.owner(
        `update private.team_requests set requested_at = private.now() - interval '7 days'`,
      );
      await expectRefusal(
        database,
        'otherPatientWithRecentCode',
        ANSWER,
        await answering(ACTORS.patient, true),
        'request_not_found',
      );
    });

    test('a change between roles other than full needs nobody else, nor does leaving one of them', async () => {
      await set('adminWithRecentCode', ACTORS.patient, 'support');
      await secondFull();
      await set('adminWithRecentCode', ACTORS.patient, 'finance');
      await expect(roleOf(ACTORS.patient)).resolves.toBe('finance');
      await remove('adminWithRecentCode', ACTORS.patient);
      await expect(roleOf(ACTORS.patient)).resolves.toBeUndefined();
    });

    test('nobody changes their own role, so one full member is always left', async () => {
      await expectRefusal(
        database,
        'adminWithRecentCode',
        SET,
        [ACTORS.admin, 'support', REASON],
        'own_role',
      );
      await expectRefusal(database, 'adminWithRecentCode', REMOVE, [ACTORS.admin, REASON], 'own_role');
    });

    test('refuses no reason, no role, and nobody', async () => {
      const refused = (sql: string, parameters: unknown[], code: string) =>
        expectRefusal(database, 'adminWithRecentCode', sql, parameters, code);
      await refused(SET, [ACTORS.patient, 'support', ' '], 'reason_required');
      await refused(SET, [ACTORS.patient, null, REASON], 'role_invalid');
      await refused(SET, ['00000000-0000-4000-8000-000000000000', 'support', REASON], 'person_not_found');
      await refused(ANSWER, [ACTORS.patient, true, REASON, 'support', '2026-11-24'], 'request_not_found');
      await refused(REMOVE, [ACTORS.patient, REASON], 'member_not_found');
    });

    test('who leaves the team keeps the account and loses the factor', async () => {
      await set('adminWithRecentCode', ACTORS.professional, 'support');
      await giveFactor(database, ACTORS.professional);
      await database.as('adminWithRecentCode', REMOVE, [ACTORS.professional, REASON]);
      await expect(
        database.owner(
          `select role, is_admin, (select count(*)::int from auth.mfa_factors f where f.user_id = p.id) as factors
           from public.profiles p where id = $1`,
          [ACTORS.professional],
        ),
      ).resolves.toEqual([{ role: 'professional', is_admin: false, factors: 0 }]);
      await database.owner(`update public.profiles set role = 'admin' where id = $1`, [ACTORS.professional]);
      await database.owner(`update private.team_members set role = 'support' where user_id = $1`, [
        ACTORS.professional,
      ]);
      await database.as('adminWithRecentCode', REMOVE, [ACTORS.professional, REASON]);
      await expect(
        database.owner('select role from public.profiles where id = $1', [ACTORS.professional]),
      ).resolves.toEqual([{ role: 'professional' }]);
    });

    test('every member reads who is in the team, others do not', async () => {
      await expectRefusal(database, 'patient', 'select * from public.list_team()', [], 'not_allowed');
      await expect(database.as('adminOfTwoFactors', 'select role from public.list_team()')).resolves.toEqual([
        { role: 'full' },
      ]);
    });
  });
});
