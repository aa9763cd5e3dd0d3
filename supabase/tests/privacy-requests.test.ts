import { PEOPLE, PRIVACY_REQUESTS } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const OTHERS = ['patient', 'otherPatient', 'professional', 'applicant', 'suspendedProfessional'] as const;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Request {
  readonly id: string;
  readonly status: string;
  readonly user_type: string;
  readonly answer: string | null;
}

/** Camila has a paid consultation in two days; without it she may request erasure. */
const withoutSession = (database: TestDatabase) =>
  database.owner(`update public.consultations set status = 'cancelled'
    where patient_id = '${ACTORS.patient}' and status = 'scheduled'`);

const ask = async (database: TestDatabase, who: keyof typeof ACTORS, reason: string | null = null) =>
  (await database.as<Request>(who, 'select * from public.request_erasure($1)', [reason]))[0];

describe('requesting the erasure of an account', () => {
  onEveryDatabase((database) => {
    test('is limited to signed-in users who are not admins and have no upcoming paid consultation', async () => {
      const ASK = 'select public.request_erasure($1)';
      await expectRefusal(database, 'visitor', ASK, [null], '42501');
      await expectRefusal(database, 'admin', ASK, [null], 'admin_account');
      await expectRefusal(database, 'patient', ASK, [null], 'session_open');
      await expectRefusal(database, 'applicant', ASK, ['x'.repeat(5001)], 'text_too_long');
    });

    test('is idempotent', async () => {
      await withoutSession(database);
      const first = await ask(database, 'patient', ' Não uso mais. ');
      expect(first).toMatchObject({ status: 'open', message: 'Não uso mais.', user_type: 'patient' });
      for (let n = 1; n <= 6; n += 1)
        expect(await ask(database, 'patient', 'De novo')).toMatchObject({
          id: first?.id,
          message: 'Não uso mais.',
        });
    });

    test('is possible for professionals with upcoming consultations, which are cancelled when it is carried out', async () => {
      await expect(ask(database, 'professional')).resolves.toMatchObject({ user_type: 'professional' });
    });

    test('is limited to five an hour after an answer', async () => {
      for (let n = 1; n <= 5; n += 1) {
        const made = await ask(database, 'applicant');
        await database.as('admin', `select public.answer_privacy_request($1, 'Não.', true)`, [made?.id]);
      }
      await expectRefusal(database, 'applicant', 'select public.request_erasure()', [], 'too_many_messages');
    });
  });
});

describe('withdrawing a request', () => {
  onEveryDatabase((database) => {
    const WITHDRAW = 'select status::text from public.withdraw_privacy_request($1)';

    test('is limited to its owner: other callers get not found', async () => {
      await expectRefusal(database, 'visitor', WITHDRAW, [PRIVACY_REQUESTS.bruno.id], '42501');
      for (const who of [...OTHERS, 'admin'] as const)
        await expectRefusal(database, who, WITHDRAW, [PRIVACY_REQUESTS.bruno.id], 'request_not_found');
      await expectRefusal(database, 'applicant', WITHDRAW, [UNKNOWN], 'request_not_found');
    });

    test('is too late once the team has answered', async () => {
      const made = await ask(database, 'applicant');
      await database.as('admin', `select public.answer_privacy_request($1, 'Não.', true)`, [made?.id]);
      await expectRefusal(database, 'applicant', WITHDRAW, [made?.id], 'request_closed');
    });

    test('ends it, also in progress and idempotently; a new one is possible', async () => {
      const made = await ask(database, 'applicant');
      await database.as('admin', 'select public.start_privacy_request($1)', [made?.id]);
      for (let n = 1; n <= 2; n += 1)
        await expect(database.as('applicant', WITHDRAW, [made?.id])).resolves.toEqual([
          { status: 'withdrawn' },
        ]);
      for (const call of [
        'select public.start_privacy_request($1)',
        `select public.answer_privacy_request($1, 'Feito.')`,
        'select public.erase_person($1)',
      ])
        await expectRefusal(database, 'admin', call, [made?.id], 'request_closed');
      const again = await ask(database, 'applicant');
      expect(again).toMatchObject({ status: 'open' });
      expect(again?.id).not.toBe(made?.id);
    });
  });
});

describe('privacy_requests', () => {
  onEveryDatabase((database) => {
    test('are readable by their owner and by admins, and not writable', async () => {
      await ask(database, 'applicant');
      const read = 'select user_id from public.privacy_requests where kind = $1';
      await expectRefusal(database, 'visitor', read, ['erasure'], '42501');
      await expect(database.as('patient', read, ['erasure'])).resolves.toEqual([]);
      for (const who of ['applicant', 'admin'] as const)
        await expect(database.as(who, read, ['erasure'])).resolves.toEqual([{ user_id: ACTORS.applicant }]);
      for (const write of [
        `update public.privacy_requests set status = 'done'`,
        'delete from public.privacy_requests',
        `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
         values ('${ACTORS.applicant}', 'other', 'x', 'x', 'patient')`,
      ])
        for (const who of ['applicant', 'admin'] as const)
          await expectRefusal(database, who, write, [], '42501');
    });

    test('are listed, started, answered and previewed by admins only', async () => {
      for (const call of [
        'select public.list_privacy_requests()',
        `select public.start_privacy_request('${PRIVACY_REQUESTS.bruno.id}')`,
        `select public.answer_privacy_request('${PRIVACY_REQUESTS.bruno.id}', 'Com ninguém.')`,
        `select public.erasure_preview('${PRIVACY_REQUESTS.bruno.id}')`,
        `select public.erase_person('${PRIVACY_REQUESTS.bruno.id}')`,
      ]) {
        await expectRefusal(database, 'visitor', call, [], '42501');
        for (const who of OTHERS) await expectRefusal(database, who, call, [], 'not_allowed');
      }
    });

    test('are searched by name or e-mail', async () => {
      const found = async (search: string | null) =>
        (
          await database.as<{ id: string }>('admin', 'select id from public.list_privacy_requests($1)', [
            search,
          ])
        ).map(({ id }) => id);
      await expect(found(null)).resolves.toEqual([PRIVACY_REQUESTS.bruno.id]);
      await expect(found('BRUNO S')).resolves.toEqual([PRIVACY_REQUESTS.bruno.id]);
      await expect(found('bruno.sampaio@')).resolves.toEqual([PRIVACY_REQUESTS.bruno.id]);
      await expect(found('%')).resolves.toEqual([]);
    });

    test('are ordered by remaining time; those without a need for an answer follow, the latest first', async () => {
      await database.owner(`insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status,
          created_at)
        select user_id, 'other', state || ' ' || days, email, user_type, state::public.privacy_request_status,
          private.now() - days * interval '1 day'
        from public.privacy_requests, (values ('done', 40), ('withdrawn', 2), ('in_progress', 20), ('open', 14),
          ('partly_refused', 3)) as asked (state, days)
        where id = '${PRIVACY_REQUESTS.bruno.id}'`);
      const rows = await database.as<{ full_name: string }>(
        'admin',
        'select full_name from public.list_privacy_requests()',
      );
      expect(rows.map((row) => row.full_name)).toEqual([
        'in_progress 20',
        'open 14',
        'Bruno Sampaio',
        'withdrawn 2',
        'partly_refused 3',
        'done 40',
      ]);
    });

    test('go from open to in progress to answered, once, and the user is informed by e-mail and in the portal', async () => {
      const start = 'select * from public.start_privacy_request($1)';
      const answer = 'select * from public.answer_privacy_request($1, $2, $3)';
      await expectRefusal(database, 'admin', start, [UNKNOWN], 'request_not_found');
      await expectRefusal(
        database,
        'admin',
        answer,
        [PRIVACY_REQUESTS.bruno.id, ' ', false],
        'answer_required',
      );
      await expectRefusal(
        database,
        'admin',
        answer,
        [PRIVACY_REQUESTS.bruno.id, 'x'.repeat(5001), false],
        'text_too_long',
      );
      for (let n = 1; n <= 2; n += 1)
        await expect(database.as('admin', start, [PRIVACY_REQUESTS.bruno.id])).resolves.toMatchObject([
          { status: 'in_progress' },
        ]);
      await expect(
        database.as('admin', answer, [PRIVACY_REQUESTS.bruno.id, ' Com ninguém. ', true]),
      ).resolves.toMatchObject([{ status: 'partly_refused', answer: 'Com ninguém.' }]);
      await expectRefusal(database, 'admin', start, [PRIVACY_REQUESTS.bruno.id], 'request_closed');
      await expectRefusal(
        database,
        'admin',
        answer,
        [PRIVACY_REQUESTS.bruno.id, 'De novo', false],
        'request_closed',
      );
      await expect(
        database.owner(`select recipient, payload from private.mail_outbox where kind = 'privacy_answer'`),
      ).resolves.toEqual([
        {
          recipient: PEOPLE.bruno.email,
          payload: { name: 'Bruno Sampaio', answer: 'Com ninguém.', partly: true },
        },
      ]);
      await expect(
        database.owner(`select p.full_name from public.notifications n join public.profiles p on p.id = n.user_id
          where n.kind = 'privacy'`),
      ).resolves.toEqual([{ full_name: 'Bruno Sampaio' }]);
    });
  });
});
