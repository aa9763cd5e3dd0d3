import type { Backend, BackendOptions } from '../index.ts';
import { fixtureSql } from './fixture.sql.ts';
import { generateKeys, startFixture } from './start.ts';
import { signToken } from './tokens.ts';

/** Users receive their own topic and rooms, and send only in rooms. */
const POLICIES = `
create policy "Own topics and rooms are heard" on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence')
    and ((select realtime.topic()) = 'person:' || (select auth.uid()) or (select realtime.topic()) like 'room:%'));
create policy "People speak in rooms" on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and (select realtime.topic()) like 'room:%');
`;

const migrations = [{ version: '20260101000000', name: 'fixture', sql: fixtureSql + POLICIES }];

/** A backend with policies for Realtime. */
export async function startRealtime(options: Partial<BackendOptions> = {}) {
  const keys = options.keys ?? generateKeys();
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const backend = await startFixture({ keys, migrations, onError, ...options });
  return { backend, keys, errors, tokenOf: tokens(backend, keys.jwtSecret) };
}

/** Signs access tokens by the backend's clock. */
const tokens =
  (backend: Backend, secret: string) =>
  (sub: string, seconds = 600): Promise<string> => {
    const exp = Math.floor(backend.clock.now() / 1000) + seconds;
    return signToken({ alg: 'HS256', typ: 'JWT' }, { sub, role: 'authenticated', exp }, secret);
  };
