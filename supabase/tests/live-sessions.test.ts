import { onEveryDatabase } from './support/database.ts';
import { endEverySession, WAYS_TO_END_SESSIONS } from './support/login-sessions.ts';
import { ACTORS } from './support/people.ts';

const LIVE = 'select private.has_live_session() as live';

describe('private.has_live_session', () => {
  onEveryDatabase((database) => {
    test("is true while the token's session exists and is valid", async () => {
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: true }]);
      await database.owner(
        `update auth.sessions set created_at = private.now() - interval '7 days 1 second' where id = $1`,
        [ACTORS.patient],
      );
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: false }]);
    });

    test('is false for an ended session, and for a session of another account', async () => {
      await database.owner('update auth.sessions set user_id = $2 where id = $1', [
        ACTORS.patient,
        ACTORS.otherPatient,
      ]);
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: false }]);
      await endEverySession(database);
      await expect(database.as('otherPatient', LIVE)).resolves.toEqual([{ live: false }]);
    });

    test.each(WAYS_TO_END_SESSIONS)('is false for a session that %s', async (_, sql) => {
      await database.owner(sql);
      for (const who of ['patient', 'professional', 'admin'] as const)
        await expect(database.as(who, LIVE)).resolves.toEqual([{ live: false }]);
    });

    test('is true while one refresh token is left, and once a ban has ended', async () => {
      await database.owner(
        `insert into auth.refresh_tokens (token, user_id, session_id, revoked, parent)
         select 'after ' || token, user_id, session_id, false, token from auth.refresh_tokens where not revoked`,
      );
      await database.owner(`update auth.refresh_tokens set revoked = true where parent is null`);
      await database.owner(`update auth.users set banned_until = private.now()`);
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: true }]);
    });

    test('is true when the auth server signs refresh tokens and stores none', async () => {
      await database.owner('delete from auth.refresh_tokens');
      await database.as('superuser', 'alter table auth.sessions add column refresh_token_hmac_key text');
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: false }]);
      await database.owner(`update auth.sessions set refresh_token_hmac_key = 'key'`);
      await expect(database.as('patient', LIVE)).resolves.toEqual([{ live: true }]);
    });

    test('is false without a token and for a token without a session', async () => {
      await expect(database.owner(LIVE)).resolves.toEqual([{ live: false }]);
      await database.owner(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: ACTORS.patient, role: 'authenticated' }),
      ]);
      await expect(database.owner(LIVE)).resolves.toEqual([{ live: false }]);
    });
  });
});
