import { withTimeLimit } from 'shared-portal/time-limit';
import { tellUnanswered } from '../connection/connection-signal';

/** Gives a token other than the refused one; null where the session is over or cannot be renewed now. */
export type Renew = (refused: string) => Promise<string | null>;

/** How long renewing may hold up a request that was refused, in seconds. The client itself tries for half a minute. */
const RENEW_SECONDS = 10;
const BEARER = 'Bearer ';
const SIGNING_IN = /\/auth\/v1\//;
/** What is answered with a session. */
const GIVING_SESSIONS = /\/auth\/v1\/(token|verify|signup|factors\/[^/]+\/verify)\b/;

/**
 * `fetch` for the page's client. The client renews a token that is about to run out by its own clock; one that the
 * server refuses all the same (a clock that was set, a computer that slept in between, a login session that was ended)
 * is renewed here, and the request, of which nothing was done, is repeated once; where the session is over, renewing
 * signs out. Of requests of signing in only the answered session is touched.
 */
export function renewingFetch(renew: Renew): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = await askedFor(input, init);
    if (answer.ok && GIVING_SESSIONS.test(address)) return lastingFromNow(answer);
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.slice(BEARER.length) ?? '';
    const isPerson = token.split('.').length === 3;
    if (!isPerson || SIGNING_IN.test(address) || !(await isRefused(answer))) return answer;
    const renewed = await withTimeLimit(renew(token), RENEW_SECONDS).catch(() => null);
    if (renewed === null) return answer;
    headers.set('authorization', BEARER + renewed);
    return askedFor(input, { ...init, headers });
  };
}

/** `fetch`, which tells the page where no answer came, unless nobody waits for one any more. */
const askedFor: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    if (!init?.signal?.aborted) tellUnanswered();
    throw error;
  });

/** Whether the server refuses the token itself: it is not valid, or its login session was ended. */
async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return answer.status === 401;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'message' in body && body.message === 'session_ended';
}

/**
 * A session without the instant of its end, which is told by the server's clock: the client then counts from now how
 * long it lasts. On a device whose clock is hours ahead it would else be over at once, and renewed with each request.
 */
async function lastingFromNow(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer;
  const { status, headers } = answer;
  return new Response(JSON.stringify({ ...body, expires_at: undefined }), { status, headers });
}
