import { withTimeLimit } from 'shared-portal/time-limit';
import { reportUnanswered } from '../connection/connection-signal';

/** Returns a token other than the rejected one; null if the session is over or cannot be renewed now. */
export type Renew = (refused: string) => Promise<string | null>;

/**
 * Called when the server refuses a request that was sent without a user's token. Returns whether the page
 * showed a signed-in user, whose session the browser no longer has.
 */
export type Lose = () => Promise<boolean>;

/**
 * Timeout for renewing while a rejected request waits, in seconds. The client itself retries for half a
 * minute.
 */
const RENEW_SECONDS = 10;
const BEARER = 'Bearer ';
const AUTH_REQUESTS = /\/auth\/v1\//;
/** Requests whose response is a session. */
const SESSION_RESPONSES = /\/auth\/v1\/(token|verify|signup|factors\/[^/]+\/verify)\b/;

/**
 * `fetch` for the page's client. The client renews an expiring token by its own clock. If the server rejects
 * the token anyway (the clock was changed, the computer slept, the login session was ended), this renews it
 * and repeats the request once, which had no effect before; if the session is over, it signs out. For sign-in
 * requests only the returned session is changed. When the browser has removed the stored session (its data was
 * cleared), the client sends requests as a visitor: the first that is refused signs out, too.
 */
export function refreshFetch(renew: Renew, lose: Lose): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = await fetchReporting(input, init);
    if (answer.ok && SESSION_RESPONSES.test(address)) return withoutExpiry(answer);
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.slice(BEARER.length) ?? '';
    const isPerson = token.split('.').length === 3;
    if (AUTH_REQUESTS.test(address) || !(await isRefused(answer))) return answer;
    if (!isPerson) return (await lose()) ? sessionEnded() : answer;
    const renewed = await withTimeLimit(renew(token), RENEW_SECONDS).catch(() => null);
    if (renewed === null) return answer;
    headers.set('authorization', BEARER + renewed);
    return fetchReporting(input, { ...init, headers });
  };
}

/** `fetch` that reports a missing response to the connection check, unless the request was aborted. */
const fetchReporting: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    if (!init?.signal?.aborted) reportUnanswered();
    throw error;
  });

/** Whether the server rejects the token itself: invalid, or its login session was ended. */
async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return answer.status === 401;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'message' in body && body.message === 'session_ended';
}

/** The database's refusal of a session that was ended. */
const sessionEnded = () => Response.json({ code: 'P0001', message: 'session_ended' }, { status: 400 });

/**
 * Removes the expiry instant, which uses the server's clock, from a session: the client then computes it from
 * the lifetime and its own clock. Otherwise a device whose clock is hours ahead would treat the session as
 * expired and renew it on every request.
 */
async function withoutExpiry(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer;
  const { status, headers } = answer;
  return new Response(JSON.stringify({ ...body, expires_at: undefined }), { status, headers });
}
