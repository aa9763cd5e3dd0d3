import type { TestDatabase } from './database.ts';
import type { SqlFile } from './migrations.ts';

/**
 * Gives every account of a test database a login session with the account's own identifier, which `signedIn` puts into
 * the token. It begins late, so that it is not over wherever a test travels.
 */
export const LOGIN_SESSIONS: SqlFile = {
  name: 'login sessions',
  sql: `
    create schema test_support;
    create function test_support.sign_in() returns trigger language plpgsql security definer as $$
    begin
      insert into auth.sessions (id, user_id, aal, created_at, updated_at)
      values (new.id, new.id, 'aal1', '2100-01-01', '2100-01-01');
      return null;
    end
    $$;
    create trigger sign_in after insert on auth.users
      for each row execute function test_support.sign_in();`,
};

/** Ends every login session; the tokens live on. */
export async function endEverySession(database: TestDatabase): Promise<void> {
  await database.owner('delete from auth.sessions');
}
