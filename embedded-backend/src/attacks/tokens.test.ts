import { createHmac } from 'node:crypto';
import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';
import { SITE } from '../testing/start.ts';

// Forged tokens and tokens for another purpose: all are refused, and none downgrades its bearer to a visitor.

let attacked: AttackTarget;
beforeAll(async () => {
  attacked = await startAttackTarget();
}, 120_000);
afterAll(() => attacked.backend.close());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const FUTURE = 4_000_000_000;
const claims = (more: object = {}) => ({
  sub: PEOPLE.beatriz.id,
  role: 'authenticated',
  aud: 'authenticated',
  exp: FUTURE,
  ...more,
});

function signed(header: object, payload: object, secret: string, hash = 'sha256'): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const HS256 = { alg: 'HS256', typ: 'JWT' };

const FORGED: readonly (readonly [
  name: string,
  token: (keys: AttackTarget['keys'], own: string) => string,
])[] = [
  ['without a signature', () => `${part({ alg: 'none' })}.${part(claims())}.`],
  ['with the algorithm NoNe', () => `${part({ alg: 'NoNe' })}.${part(claims())}.x`],
  ['of two parts', () => `${part(HS256)}.${part(claims())}`],
  ['signed with the public key', ({ publishable }) => signed(HS256, claims(), publishable)],
  ['signed with an empty key', () => signed(HS256, claims(), '')],
  ['signed with another hash', ({ jwtSecret }) => signed({ alg: 'HS512' }, claims(), jwtSecret, 'sha512')],
  ['that declares HS512 but uses HS256', ({ jwtSecret }) => signed({ alg: 'HS512' }, claims(), jwtSecret)],
  ['with its own key', () => signed({ ...HS256, jwk: { kty: 'oct', k: 'eA' } }, claims(), 'x')],
  ['with a key file', () => signed({ ...HS256, kid: '../../../../dev/null' }, claims(), '')],
  ['with a remote key', () => signed({ ...HS256, jku: 'https://evil.example/jwks' }, claims(), 'x')],
  ['with a changed subject', (_, own) => own.replace(/\.[^.]+\./, `.${part(claims())}.`)],
  ['with a truncated signature', (_, own) => own.slice(0, -2)],
  [
    'of the service role, signed with another secret',
    () => signed(HS256, { role: 'service_role', exp: FUTURE }, 'x'),
  ],
  ['that has expired', ({ jwtSecret }) => signed(HS256, claims({ exp: 1_000_000_000 }), jwtSecret)],
  ['that is not valid yet', ({ jwtSecret }) => signed(HS256, claims({ nbf: FUTURE }), jwtSecret)],
  ['of an unknown role', ({ jwtSecret }) => signed(HS256, claims({ role: 'postgres' }), jwtSecret)],
  ['of several roles', ({ jwtSecret }) => signed(HS256, claims({ role: ['service_role'] }), jwtSecret)],
  ['without a role', ({ jwtSecret }) => signed(HS256, { sub: PEOPLE.beatriz.id, exp: FUTURE }, jwtSecret)],
  [
    'for a file',
    ({ jwtSecret }) => signed(HS256, { url: 'professional-documents/x', exp: FUTURE }, jwtSecret),
  ],
  ['of a hundred thousand characters', () => `${'a'.repeat(50_000)}.${'b'.repeat(50_000)}.c`],
  ['that is the signing secret', ({ jwtSecret }) => jwtSecret],
];

/**
 * Each API with its status for a refused token: the auth server answers 403 to an unreadable one, the others
 * 401.
 */
const ROUTES: readonly (readonly [status: number, route: string, method?: string])[] = [
  [401, '/rest/v1/profiles?select=email'],
  [401, '/rest/v1/professionals_public?limit=1'],
  [401, '/storage/v1/object/info/professional-documents/x/y.pdf'],
  [401, '/functions/v1/admin-platform-fees', 'POST'],
  [403, '/auth/v1/user'],
];

describe('a token', () => {
  it.each(FORGED)('%s grants no access', async (_, forge) => {
    const own = await attacked.tokenOf(PEOPLE.camila.email);
    const authorization = `Bearer ${forge(attacked.keys, own)}`;
    for (const [status, route, method = 'GET'] of ROUTES) {
      const { status: answered, text } = await attacked.ask(route, { method, headers: { authorization } });
      expect([route, answered]).toEqual([route, status]);
      expect(text).not.toMatch(/@vinculo\.example/);
    }
  });

  it('of a file opens only that file, and an access token opens no file', async () => {
    const own = await attacked.tokenOf(PEOPLE.camila.email);
    const fileToken = signed(
      HS256,
      { url: `professional-documents/${PEOPLE.camila.id}/a.pdf`, exp: FUTURE },
      attacked.keys.jwtSecret,
    );
    for (const [file, token] of [
      [`${PEOPLE.camila.id}/b.pdf`, fileToken],
      [`${PEOPLE.camila.id}/a.pdf`, own],
      [`${PEOPLE.camila.id}/a.pdf`, `${fileToken}&token=${own}`.replace('&', '%26')],
    ])
      expect(
        (await attacked.ask(`/storage/v1/object/sign/professional-documents/${file}?token=${token}`)).status,
      ).toBe(400);
  });

  it('is accepted in a header, never in the URL', async () => {
    const own = await attacked.tokenOf(PEOPLE.beatriz.email);
    for (const query of [`access_token=${own}`, `token=${own}`, `jwt=${own}`]) {
      const request = new Request(`${SITE}/rest/v1/profiles?select=email&${query}`, {
        headers: { apikey: attacked.keys.publishable },
      });
      const answer = await attacked.backend.fetch(request);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the service key', () => {
  it('is not replaced by a similar one', async () => {
    const { publishable, secret } = attacked.keys;
    for (const apikey of [
      secret.slice(0, -1),
      `${secret} `.repeat(2),
      secret.toUpperCase(),
      'sb_secret_',
      'service_role',
    ]) {
      const { status } = await attacked.ask('/rest/v1/rpc/claim_mails', {
        method: 'POST',
        headers: { apikey, authorization: `Bearer ${apikey}` },
        body: '{"at_most":1}',
      });
      expect([401, 403]).toContain(status);
    }
    const { status } = await attacked.ask('/functions/v1/deliver-mail', {
      method: 'POST',
      headers: { apikey: publishable, authorization: `Bearer ${publishable}` },
    });
    expect(status).toBe(403);
  });
});

it('none of these caused a server error', () => {
  expect(attacked.polluted()).toEqual([]);
  expect(attacked.failures).toEqual([]);
});

it('a patient cannot enroll a second factor', async () => {
  const body = JSON.stringify({ factor_type: 'totp', friendly_name: 'Telefone' });
  const { status, text } = await attacked.ask('/auth/v1/factors', { method: 'POST', body });
  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ error_code: 'mfa_totp_enroll_not_enabled' });
  expect(attacked.failures).toEqual([]);
});
