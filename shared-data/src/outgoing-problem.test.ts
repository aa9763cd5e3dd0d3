import { createClient } from '@supabase/supabase-js';
import { isTransient, problemOf } from './outgoing-problem';

/** The problem of a message whose sending is answered like this. */
async function problemAfter(answer: () => Promise<Response>) {
  const client = createClient('https://portal.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: answer },
  });
  const { error, status } = await client.rpc('send_message', {});
  return problemOf(error ?? {}, status);
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const page = (status: number) => () => Promise.resolve(new Response('<html>Error</html>', { status }));

it.each([
  ['a proxy’s page', page(502)],
  ['a proxy’s page', page(503)],
  ['a proxy’s page', page(504)],
  ['the sign-in page of a network', page(200)],
  ['a proxy’s refusal', page(403)],
  ['too many requests', page(429)],
  ['an error without a code', json(500, { message: 'Internal error' })],
  ['a statement that took too long', json(500, { code: '57014', message: 'canceling statement' })],
  ['a deadlock', json(500, { code: '40P01', message: 'deadlock detected' })],
  ['a database that is read only', json(405, { code: '25006', message: 'read-only transaction' })],
  ['PostgREST without a database', json(503, { code: 'PGRST001', message: 'no connection' })],
  ['PostgREST without a schema', json(503, { code: 'PGRST002', message: 'no schema cache' })],
  ['a full pool', json(504, { code: 'PGRST003', message: 'timed out' })],
  ['a release under way', json(404, { code: 'PGRST202', message: 'no function' })],
])('%s is no refusal', async (_, answer) => {
  const problem = await problemAfter(answer);
  expect(problem).toBe('server_unavailable');
  expect(isTransient(problem)).toBe(true);
});

it.each([
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['aborted', () => Promise.reject(new DOMException('The session has ended.', 'AbortError'))],
  ['PGRST303', json(401, { code: 'PGRST303', message: 'JWT expired' })],
  ['too_many_messages', json(400, { code: 'P0001', message: 'too_many_messages' })],
])('%s waits', async (code, answer) => {
  const problem = await problemAfter(answer);
  expect(problem).toBe(code);
  expect(isTransient(problem)).toBe(true);
});

it.each([
  ['chat_closed', json(400, { code: 'P0001', message: 'chat_closed' })],
  ['42501', json(403, { code: '42501', message: 'permission denied' })],
  ['23514', json(400, { code: '23514', message: 'check constraint' })],
])('%s is a refusal', async (code, answer) => {
  const problem = await problemAfter(answer);
  expect(problem).toBe(code);
  expect(isTransient(problem)).toBe(false);
});
