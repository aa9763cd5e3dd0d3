import { renewingFetch } from './renewing-fetch';

const TOKEN = 'https://backend.example/auth/v1/token?grant_type=password';

const answered = async (body: string) => {
  const server = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  const answer = await renewingFetch(() => Promise.resolve(null))(TOKEN);
  server.mockRestore();
  return answer.text();
};

describe('the answer to signing in', () => {
  it('lasts from now', async () => {
    const session = { access_token: 'a', expires_in: 3600 };
    expect(JSON.parse(await answered(JSON.stringify({ ...session, expires_at: 1 })))).toEqual(session);
  });

  it.each(['<!doctype html>', '', 'null', '{"user":null}'])(
    'is passed on where it is no session: %p',
    async (body) => {
      expect(await answered(body)).toBe(body);
    },
  );
});
