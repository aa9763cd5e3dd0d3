import { withTimeLimit } from 'shared-portal/time-limit';
import { reportUnanswered } from '../connection/connection-signal';
import type { RequestGate } from './request-gate';

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
/** Replaces the session's token by one with its second factor, without which the earlier one is refused. */
const SECOND_FACTOR = /\/auth\/v1\/factors\/[^/]+\/verify\b/;

/**
 * `fetch` for the page's client. The client renews an expiring token by its own clock. If the server rejects
 * the token anyway (the clock was changed, the computer slept, the login session was ended), this renews it
 * and repeats the request once, which had no effect before; if the session is over, it signs out. For sign-in
 * requests only the returned session is changed. When the browser has removed the stored session (its data was
 * cleared), the client sends requests as a visitor: the first that is refused signs out, too. Data requests pass
 * `gate`: none is under way while the second factor is verified, and later ones use the new token.
 */
export function refreshFetch(renew: Renew, lose: Lose, gate: RequestGate): typeof fetch {
  const replaced = new Map<string, string>();

  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const sent = tokenOf(headers);
    const token = replaced.get(sent) ?? sent;
    if (token !== sent) headers.set('authorization', BEARER + token);
    const answer = await fetchReporting(input, { ...init, headers });
    const isPerson = token.split('.').length === 3;
    if (!(await isRefused(answer))) return answer;
    if (!isPerson) return (await lose()) ? sessionEnded() : answer;
    // The second factor may be replacing it.
    await gate.opened(init?.signal);
    const renewed =
      replaced.get(token) ?? (await withTimeLimit(renew(token), RENEW_SECONDS).catch(() => null));
    if (renewed === null) return answer;
    headers.set('authorization', BEARER + renewed);
    return fetchReporting(input, { ...init, headers });
  };

  const verify: typeof fetch = (input, init) =>
    gate.between(async (signal) => {
      const answer = await fetchReporting(input, { ...init, signal });
      const token = answer.ok ? await tokenIn(answer) : null;
      if (token !== null) replaced.set(tokenOf(new Headers(init?.headers)), token);
      return answer;
    });

  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!AUTH_REQUESTS.test(address))
      return gate.pass((signal) => ask(input, { ...init, signal }), init?.signal);
    const answer = await (SECOND_FACTOR.test(address) ? verify : fetchReporting)(input, init);
    return answer.ok && SESSION_RESPONSES.test(address) ? withoutExpiry(answer) : answer;
  };
}

const tokenOf = (headers: Headers): string => headers.get('authorization')?.slice(BEARER.length) ?? '';

/** `fetch` that reports a missing response to the connection check, unless the request was aborted. */
const fetchReporting: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    if (!init?.signal?.aborted) reportUnanswered();
    throw error;
  });

/** A response's JSON, which stays readable; null if it is none. */
const jsonIn = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => null);

/** The access token of a session. */
async function tokenIn(answer: Response): Promise<string | null> {
  const body = await jsonIn(answer);
  const hasToken = typeof body === 'object' && body !== null && 'access_token' in body;
  return hasToken && typeof body.access_token === 'string' ? body.access_token : null;
}

/** Whether the server rejects the token itself: invalid, or its login session was ended. */
async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return answer.status === 401;
  const body = await jsonIn(answer);
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
  const body = await jsonIn(answer);
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer;
  const { status, headers } = answer;
  return new Response(JSON.stringify({ ...body, expires_at: undefined }), { status, headers });
}
