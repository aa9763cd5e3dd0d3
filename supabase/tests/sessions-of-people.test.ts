import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { endEverySession } from './support/login-sessions.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const MINE = 'select id, user_agent, is_this from public.my_sessions()';
const END = 'select public.end_session($1)';
const END_ALL = 'select public.end_sessions_of($1) as answer';
const PHONE = '70000001-0000-4000-8000-000000000001';
const TABLET = '70000002-0000-4000-8000-000000000002';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NOT_ADMINS = ['patient', 'otherPatient', 'professional', 'applicant', 'suspendedProfessional'] as const;

/** When a session began and was last refreshed, before the test's Tuesday morning. */
interface Times {
  readonly begun?: string;
  readonly renewed?: string;
  readonly mustEnd?: string;
}

/** Signs a user in; without an id it is the session in which their statements run. */
async function signIn(database: TestDatabase, who: Person, id: string = ACTORS[who], times: Times = {}) {
  await database.owner(
    `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, not_after, user_agent)
     values ($1, $2, private.now() - $3::interval, private.now(),
       (private.now() - $4::interval) at time zone 'utc', private.now() + $5::interval, 'Firefox ' || $6)`,
    [id, ACTORS[who], times.begun ?? '0', times.renewed ?? null, times.mustEnd ?? null, who],
  );
  await database.owner(
    `insert into auth.refresh_tokens (token, user_id, session_id, revoked) values ($1, $2, $3, false)`,
    [crypto.randomUUID(), ACTORS[who], id],
  );
}

const sessions = async (database: TestDatabase, who: Actor) =>
  (await database.as<{ id: string }>(who, MINE)).map(({ id }) => id);

/** The sessions in the table, with their refresh tokens. */
const stored = (database: TestDatabase, who: Person) =>
  database.owner(
    `select s.id, count(t.id)::int as tokens from auth.sessions s
     left join auth.refresh_tokens t on t.session_id = s.id where s.user_id = $1 group by s.id order by s.id`,
    [ACTORS[who]],
  );

describe('my_sessions', () => {
  onEveryDatabase((database) => {
    beforeEach(() => endEverySession(database));

    test('is limited to signed-in users with an active session', async () => {
      await expectRefusal(database, 'visitor', MINE, [], '42501');
      await signIn(database, 'patient', PHONE);
      await expectRefusal(database, 'patient', MINE, [], 'session_ended');
      await signIn(database, 'patient', ACTORS.patient, { begun: '8 days' });
      await expectRefusal(database, 'patient', MINE, [], 'session_ended');
    });

    test("contains only one's own, this one first, then by last use", async () => {
      await signIn(database, 'patient', ACTORS.patient, { begun: '5 days' });
      await signIn(database, 'patient', PHONE, { begun: '2 days' });
      await signIn(database, 'patient', TABLET, { begun: '4 days', renewed: '1 day' });
      await signIn(database, 'otherPatient');
      await signIn(database, 'admin');
      await expect(database.as('patient', MINE)).resolves.toEqual([
        { id: ACTORS.patient, user_agent: 'Firefox patient', is_this: true },
        { id: TABLET, user_agent: 'Firefox patient', is_this: false },
        { id: PHONE, user_agent: 'Firefox patient', is_this: false },
      ]);
      for (const who of ['otherPatient', 'admin'] as const)
        await expect(sessions(database, who)).resolves.toEqual([ACTORS[who]]);
    });

    test('excludes sessions with revoked refresh tokens', async () => {
      await signIn(database, 'patient');
      await signIn(database, 'patient', PHONE);
      await database.owner('update auth.refresh_tokens set revoked = true where session_id = $1', [PHONE]);
      await expect(sessions(database, 'patient')).resolves.toEqual([ACTORS.patient]);
      await database.owner('update auth.refresh_tokens set revoked = true');
      await expectRefusal(database, 'patient', MINE, [], 'session_ended');
    });

    test('includes when each began and was last used', async () => {
      await signIn(database, 'patient');
      await signIn(database, 'patient', TABLET, { begun: '4 days', renewed: '1 hour' });
      const times = await database.as(
        'patient',
        `select created_at = private.now() - interval '4 days' as begun,
           last_used_at = private.now() - interval '1 hour' as used from public.my_sessions() where id = $1`,
        [TABLET],
      );
      expect(times).toEqual([{ begun: true, used: true }]);
    });

    test.each<[string, Times, boolean]>([
      ['unused for seven days', { begun: '7 days' }, true],
      ['unused for longer', { begun: '7 days 1 second' }, false],
      ['refreshed within seven days', { begun: '20 days', renewed: '6 days' }, true],
      ['not refreshed for longer', { begun: '20 days', renewed: '7 days 1 second' }, false],
      ['thirty days old', { begun: '30 days', renewed: '1 hour' }, true],
      ['older', { begun: '30 days 1 second', renewed: '1 hour' }, false],
      ['with a future end of its own', { mustEnd: '1 second' }, true],
      ['with a past end of its own', { mustEnd: '-1 second' }, false],
    ])('one %s', async (_, times, isListed) => {
      await signIn(database, 'patient');
      await signIn(database, 'patient', PHONE, times);
      expect((await sessions(database, 'patient')).includes(PHONE)).toBe(isListed);
    });
  });
});

test('sessions have the lifetimes in config.toml', () => {
  const root = join(__dirname, '..');
  const config = readFileSync(join(root, 'config.toml'), 'utf8');
  const days = (name: string) => Number(new RegExp(`^${name} = "(\\d+)h"$`, 'm').exec(config)?.[1]) / 24;
  const sql = readFileSync(join(root, 'migrations/20261123160000_renewable_sessions.sql'), 'utf8');
  expect(sql).toContain(`s.created_at + interval '${days('timebox')} days'`);
  expect(sql).toContain(`used.at + interval '${days('inactivity_timeout')} days'`);
});

describe('end_session', () => {
  onEveryDatabase((database) => {
    beforeEach(() => endEverySession(database));

    test('requires a signed-in user with an active session: an ended one cannot end others', async () => {
      await expectRefusal(database, 'visitor', END, [PHONE], '42501');
      await signIn(database, 'patient', PHONE);
      await expectRefusal(database, 'patient', END, [PHONE], 'session_ended');
      await expect(stored(database, 'patient')).resolves.toEqual([{ id: PHONE, tokens: 1 }]);
    });

    test('cannot end the current session', async () => {
      await signIn(database, 'patient');
      await expectRefusal(database, 'patient', END, [ACTORS.patient], 'session_in_use');
    });

    test('keeps another user’s, and answers not found', async () => {
      await signIn(database, 'patient', PHONE);
      for (const who of ['otherPatient', 'professional', 'admin'] as const) {
        await signIn(database, who);
        const answers = [];
        for (const id of [PHONE, UNKNOWN, null]) answers.push(await database.as(who, END, [id]));
        expect(answers).toEqual(Array(3).fill([{ end_session: '' }]));
      }
      await expect(stored(database, 'patient')).resolves.toEqual([{ id: PHONE, tokens: 1 }]);
    });

    test('ends one with its refresh tokens and no other, idempotently', async () => {
      await signIn(database, 'patient');
      await signIn(database, 'patient', PHONE);
      await signIn(database, 'patient', TABLET);
      for (let n = 1; n <= 2; n += 1) await database.as('patient', END, [PHONE]);
      await expect(stored(database, 'patient')).resolves.toEqual([
        { id: TABLET, tokens: 1 },
        { id: ACTORS.patient, tokens: 1 },
      ]);
      const left = `select count(*)::int as n from auth.refresh_tokens where session_id = $1`;
      await expect(database.owner(left, [PHONE])).resolves.toEqual([{ n: 0 }]);
    });
  });
});

describe('end_sessions_of', () => {
  onEveryDatabase((database) => {
    beforeEach(() => endEverySession(database));

    test('is limited to admins', async () => {
      await signIn(database, 'patient');
      await expectRefusal(database, 'visitor', END_ALL, [ACTORS.patient], '42501');
      for (const who of NOT_ADMINS) {
        if (who !== 'patient') await signIn(database, who);
        await expectRefusal(database, who, END_ALL, [ACTORS.patient], 'not_allowed');
      }
      await expect(stored(database, 'patient')).resolves.toHaveLength(1);
    });

    test('support signs out nobody of the team but itself', async () => {
      for (const who of ['admin', 'patient', 'otherPatient'] as const) await signIn(database, who);
      await database.owner('update public.profiles set is_admin = true where id = any ($1)', [
        [ACTORS.patient, ACTORS.otherPatient],
      ]);
      const become = (who: 'admin' | 'patient', role: string) =>
        database.owner('update private.team_members set role = $2::public.team_role where user_id = $1', [
          ACTORS[who],
          role,
        ]);
      await become('patient', 'support');
      await expectRefusal(database, 'patient', END_ALL, [ACTORS.admin], 'not_allowed');
      await become('admin', 'read_only');
      await expectRefusal(database, 'patient', END_ALL, [ACTORS.admin], 'not_allowed');
      await expect(stored(database, 'admin')).resolves.toHaveLength(1);
      await expect(database.as('patient', END_ALL, [ACTORS.patient])).resolves.toHaveLength(1);
      await expect(database.as('otherPatient', END_ALL, [ACTORS.admin])).resolves.toHaveLength(1);
    });

    test('requires an existing user: no unknown account, no pseudonym of an erased user', async () => {
      await signIn(database, 'admin');
      await expectRefusal(database, 'admin', END_ALL, [UNKNOWN], 'person_not_found');
      await database.owner('update public.profiles set erased_at = private.now() where id = $1', [
        ACTORS.otherPatient,
      ]);
      await expectRefusal(database, 'admin', END_ALL, [ACTORS.otherPatient], 'person_not_found');
    });

    test('ends every session of that user only, and is logged with the admin', async () => {
      await signIn(database, 'admin');
      await signIn(database, 'professional');
      await signIn(database, 'patient');
      await signIn(database, 'patient', PHONE, { begun: '8 days' });
      const [row] = await database.as('admin', END_ALL, [ACTORS.patient]);
      expect(row).toEqual({ answer: { user_id: ACTORS.patient, sessions_ended: 1 } });
      await expect(stored(database, 'patient')).resolves.toEqual([]);
      await expect(stored(database, 'professional')).resolves.toHaveLength(1);
      await expect(stored(database, 'admin')).resolves.toHaveLength(1);
      await expectRefusal(database, 'patient', MINE, [], 'session_ended');
      const logged = await database.as(
        'admin',
        `select actor_id, subject_table, action, before, after from public.audit_log
         where subject_id = $1 order by id desc limit 1`,
        [ACTORS.patient],
      );
      expect(logged).toEqual([
        {
          actor_id: ACTORS.admin,
          subject_table: 'profiles',
          action: 'update',
          before: null,
          after: { sessions_ended: 1 },
        },
      ]);
    });

    test('is idempotent: a second call ends nothing', async () => {
      await signIn(database, 'admin');
      await signIn(database, 'patient');
      await database.as('admin', END_ALL, [ACTORS.patient]);
      const [row] = await database.as<{ answer: unknown }>('admin', END_ALL, [ACTORS.patient]);
      expect(row?.answer).toMatchObject({ sessions_ended: 0 });
    });
  });
});
