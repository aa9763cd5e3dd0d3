import { refreshFetch, type Renew } from './refresh-fetch';
import { createRequestGate } from './request-gate';

const TOKEN = 'https://backend.example/auth/v1/token?grant_type=password';
const SECOND_STEP = 'https://backend.example/auth/v1/factors/f0000001-0000-4000-8000-00000000000f/verify';

/** No session is lost. */
const stays = () => Promise.resolve(false);

const open = (renew: Renew) => refreshFetch(renew, stays, createRequestGate());

const answered = async (body: string, address = TOKEN) => {
  const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  const answer = await open(() => Promise.resolve(null))(address);
  server.mockRestore();
  return answer.text();
};

describe('a token that the server rejects', () => {
  it('is not renewed forever: the rejection is returned', async () => {
    jest.useFakeTimers();
    const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
    const never = () => new Promise<null>(() => undefined);
    const answer = open(never)('https://backend.example/rest/v1/profiles', {
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
    const answer = await open(renew)('https://backend.example/rest/v1/rpc/export_my_data', {
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

describe('a request during the second step', () => {
  const PROFILES = 'https://backend.example/rest/v1/profiles';
  const asUser = { headers: { authorization: 'Bearer a.b.c' } };
  const verifyWith = async (answer: Response) => {
    const sent: string[] = [];
    let finish = (_: Response) => undefined as void;
    const server = jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      sent.push(`${address as string} ${new Headers(init?.headers).get('authorization')}`);
      if (address !== SECOND_STEP) return Promise.resolve(new Response('[]'));
      return new Promise((resolve) => (finish = resolve));
    });
    const ask = open(() => Promise.resolve(null));
    const verified = ask(SECOND_STEP, asUser);
    const waiting = ask(PROFILES, asUser);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([`${SECOND_STEP} Bearer a.b.c`]);
    finish(answer);
    await Promise.all([verified, waiting]);
    // The client has not stored the new session yet.
    await ask(PROFILES, asUser);
    server.mockRestore();
    return sent.slice(1);
  };

  it('waits for it, and is sent with the token of the second step', async () => {
    const sent = await verifyWith(new Response(JSON.stringify({ access_token: 'd.e.f' })));
    expect(sent).toEqual([`${PROFILES} Bearer d.e.f`, `${PROFILES} Bearer d.e.f`]);
  });

  it('keeps its token if the code is refused', async () => {
    const sent = await verifyWith(new Response('{}', { status: 422 }));
    expect(sent).toEqual([`${PROFILES} Bearer a.b.c`, `${PROFILES} Bearer a.b.c`]);
  });

  it('is sent after the time limit of a second step that is never answered', async () => {
    jest.useFakeTimers();
    const server = jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (address !== SECOND_STEP) return Promise.resolve(new Response('[]'));
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    });
    const ask = open(() => Promise.resolve(null));
    const refused = expect(ask(SECOND_STEP, asUser)).rejects.toMatchObject({ name: 'TimeoutError' });
    const waiting = ask(PROFILES, asUser);
    await jest.advanceTimersByTimeAsync(15_000);
    await refused;
    expect((await waiting).ok).toBe(true);
    server.mockRestore();
    jest.useRealTimers();
  });

  it('that was sent before, and whose token it replaces, is repeated with the new token', async () => {
    const session = JSON.stringify({ access_token: 'd.e.f' });
    const sent: (string | null)[] = [];
    let refuse = () => undefined as void;
    let finish = () => undefined as void;
    const server = jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const sender = new Headers(init?.headers).get('authorization');
      if (address === SECOND_STEP)
        return new Promise((resolve) => (finish = () => resolve(new Response(session))));
      sent.push(sender);
      if (sender === 'Bearer d.e.f') return Promise.resolve(new Response('[]'));
      return new Promise((resolve) => (refuse = () => resolve(new Response('', { status: 401 }))));
    });
    jest.useFakeTimers();
    const renew = jest.fn(() => Promise.resolve(null));
    const ask = open(renew);
    const slow = ask(PROFILES, asUser);
    const verified = ask(SECOND_STEP, asUser);
    await jest.advanceTimersByTimeAsync(3100);
    refuse();
    await jest.advanceTimersByTimeAsync(100);
    finish();
    await verified;
    expect((await slow).status).toBe(200);
    expect(sent).toEqual(['Bearer a.b.c', 'Bearer d.e.f']);
    expect(renew).not.toHaveBeenCalled();
    server.mockRestore();
    jest.useRealTimers();
  });
});
