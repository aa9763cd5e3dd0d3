import type { TestDatabase } from './database.ts';
import type { SqlFile } from './migrations.ts';

/**
 * Gives every account of a test database a login session with the account's own id, which `signedIn` puts
 * into the token. It begins late, so that it has not expired at any instant of a test.
 */
export const LOGIN_SESSIONS: SqlFile = {
  name: 'login sessions',
  sql: `
    create schema test_support;
    create function test_support.sign_in() returns trigger language plpgsql security definer as $$
    begin
      insert into auth.sessions (id, user_id, aal, created_at, updated_at)
      values (new.id, new.id, 'aal1', '2100-01-01', '2100-01-01');
      insert into auth.refresh_tokens (token, user_id, session_id, revoked)
      values (new.id, new.id, new.id, false);
      return null;
    end
    $$;
    create trigger sign_in after insert on auth.users
      for each row execute function test_support.sign_in();`,
};

/** Ends every login session; the tokens remain unexpired. */
export async function endEverySession(database: TestDatabase): Promise<void> {
  await database.owner('delete from auth.sessions');
}

/** All ways in which login sessions end, as SQL. Their rows remain in all but the first. */
export const WAYS_TO_END_SESSIONS: readonly (readonly [way: string, sql: string])[] = [
  ['was ended', 'delete from auth.sessions'],
  ['had its refresh tokens revoked', 'update auth.refresh_tokens set revoked = true'],
  ['lost its refresh tokens', 'delete from auth.refresh_tokens'],
  [
    'belongs to a banned account',
    `update auth.users set banned_until = private.now() + interval '1 second' where deleted_at is null`,
  ],
  ['belongs to a permanently banned account', `update auth.users set banned_until = 'infinity'`],
  ['belongs to a deleted account', 'update auth.users set deleted_at = private.now()'],
];
