import { renewingFetch } from './renewing-fetch';

const TOKEN = 'https://backend.example/auth/v1/token?grant_type=password';
const SECOND_STEP = 'https://backend.example/auth/v1/factors/f0000001-0000-4000-8000-00000000000f/verify';

const answered = async (body: string, address = TOKEN) => {
  const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  const answer = await renewingFetch(() => Promise.resolve(null))(address);
  server.mockRestore();
  return answer.text();
};

describe('a token that the server refuses', () => {
  it('is not renewed for ever: the refusal comes back', async () => {
    jest.useFakeTimers();
    const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
    const never = () => new Promise<null>(() => undefined);
    const answer = renewingFetch(never)('https://backend.example/rest/v1/profiles', {
      headers: { authorization: 'Bearer a.b.c' },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await answer).status).toBe(401);
    expect(server).toHaveBeenCalledTimes(1);
    server.mockRestore();
    jest.useRealTimers();
  });
});

describe('the answer to signing in', () => {
  it.each([TOKEN, SECOND_STEP])('lasts from now: %s', async (address) => {
    const session = { access_token: 'a', expires_in: 3600 };
    const body = JSON.stringify({ ...session, expires_at: 1 });
    expect(JSON.parse(await answered(body, address))).toEqual(session);
  });

  it.each(['<!doctype html>', '', 'null', '{"user":null}'])(
    'is passed on where it is no session: %p',
    async (body) => {
      expect(await answered(body)).toBe(body);
    },
  );
});
