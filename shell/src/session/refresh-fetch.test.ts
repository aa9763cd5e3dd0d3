import { refreshFetch } from './refresh-fetch';

const TOKEN = 'https://backend.example/auth/v1/token?grant_type=password';
const SECOND_STEP = 'https://backend.example/auth/v1/factors/f0000001-0000-4000-8000-00000000000f/verify';

/** No session is lost. */
const stays = () => Promise.resolve(false);

const answered = async (body: string, address = TOKEN) => {
  const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  const answer = await refreshFetch(() => Promise.resolve(null), stays)(address);
  server.mockRestore();
  return answer.text();
};

describe('a token that the server rejects', () => {
  it('is not renewed forever: the rejection is returned', async () => {
    jest.useFakeTimers();
    const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
    const never = () => new Promise<null>(() => undefined);
    const answer = refreshFetch(never, stays)('https://backend.example/rest/v1/profiles', {
      headers: { authorization: 'Bearer a.b.c' },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await answer).status).toBe(401);
    expect(server).toHaveBeenCalledTimes(1);
    server.mockRestore();
    jest.useRealTimers();
  });
});

describe('a 400 response', () => {
  const ask = async (body: string) => {
    const refusal = () => new Response(body, { status: 400 });
    const server = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(refusal()));
    const renew = jest.fn(() => Promise.resolve('d.e.f'));
    const answer = await refreshFetch(renew, stays)('https://backend.example/rest/v1/rpc/export_my_data', {
      headers: { authorization: 'Bearer a.b.c' },
    });
    const requests = server.mock.calls.length;
    server.mockRestore();
    return { renewed: renew.mock.calls.length, requests, text: await answer.text() };
  };

  it('renews the token if its login session was ended, and repeats the request once', async () => {
    const body = JSON.stringify({ code: 'P0001', message: 'session_ended' });
    expect(await ask(body)).toEqual({ renewed: 1, requests: 2, text: body });
  });

  it.each([JSON.stringify({ code: 'P0001', message: 'slot_taken' }), '', 'null', '<html>'])(
    'is returned unread in all other cases: %p',
    async (body) => {
      expect(await ask(body)).toEqual({ renewed: 0, requests: 1, text: body });
    },
  );
});

describe('the sign-in response', () => {
  it.each([TOKEN, SECOND_STEP])('is valid from now on: %s', async (address) => {
    const session = { access_token: 'a', expires_in: 3600 };
    const body = JSON.stringify({ ...session, expires_at: 1 });
    expect(JSON.parse(await answered(body, address))).toEqual(session);
  });

  it.each(['<!doctype html>', '', 'null', '{"user":null}'])(
    'is returned unchanged if it is not a session: %p',
    async (body) => {
      expect(await answered(body)).toBe(body);
    },
  );
});
