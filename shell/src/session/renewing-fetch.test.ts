import { renewingFetch } from './renewing-fetch';

const TOKEN = 'https://backend.example/auth/v1/token?grant_type=password';
const SECOND_STEP = 'https://backend.example/auth/v1/factors/f0000001-0000-4000-8000-00000000000f/verify';

const answered = async (body: string, address = TOKEN) => {
  const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  const answer = await renewingFetch(() => Promise.resolve(null))(address);
  server.mockRestore();
  return answer.text();
};

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
