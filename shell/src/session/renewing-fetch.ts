/** Gives a token other than the refused one; null where the session is over or cannot be renewed now. */
export type Renew = (refused: string) => Promise<string | null>;

const BEARER = 'Bearer ';

/**
 * `fetch` for the page's client. The client renews a token that is about to run out by its own clock; one that the
 * server refuses all the same (a clock that is wrong, a computer that slept in between) is renewed here, and the
 * request, of which nothing was done, is repeated once. Requests of signing in go through as they are.
 */
export function renewingFetch(renew: Renew): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.slice(BEARER.length) ?? '';
    const isPerson = token.split('.').length === 3;
    if (answer.status !== 401 || !isPerson || /\/auth\/v1\//.test(String(input))) return answer;
    const renewed = await renew(token);
    if (renewed === null) return answer;
    headers.set('authorization', BEARER + renewed);
    return fetch(input, { ...init, headers });
  };
}
