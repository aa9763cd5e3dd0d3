import fc from 'fast-check';
import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// Sign-up metadata is stored as sent until database triggers check it.

let attacked: AttackTarget;
beforeAll(async () => {
  attacked = await startAttackTarget();
}, 120_000);
afterAll(() => attacked.backend.close());

const KEYS = [
  'full_name',
  'role',
  'cpf',
  'phone',
  'cnpj',
  'profession',
  'registration',
  'privacy_version',
  'terms_version',
  'sub',
  'email',
  '__proto__',
];

/** As JSON text: JSON.stringify cannot produce unpaired surrogates, U+0000 or numbers out of range. */
const VALUE = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(
    String.raw`"a\u0000b"`,
    String.raw`"\ud800"`,
    String.raw`"\udc00\ud800x"`,
    String.raw`{"\u0000": 1}`,
    String.raw`{"\ud83d": [null]}`,
    '1e999',
    '-0',
    '12345678901234567890123456789',
    '"119٣٣٣٣٣٣٣٣"',
    '"٥٢٩٩٨٢٢٤٧25"',
  ),
  fc.constantFrom(50, 101, 5_000, 60_000).map((deep) => '['.repeat(deep) + ']'.repeat(deep)),
  fc.constantFrom(121, 10_000, 400_000).map((long) => JSON.stringify('ã'.repeat(long))),
);

let asked = 0;
const signUp = (key: string, value: string) =>
  attacked.ask('/auth/v1/otp', {
    method: 'POST',
    body: `{"email": "pessoa.${(asked += 1)}@exemplo.com.br", "data": {${JSON.stringify(key)}: ${value}}}`,
  });

it('answers any metadata with an account or a refusal, never with a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...KEYS), VALUE, async (key, value) => {
      const { status } = await signUp(key, value);
      expect([200, 400, 413]).toContain(status);
    }),
    { numRuns: 40 },
  );
  expect(attacked.failures).toEqual([]);
}, 120_000);

it.each([
  ['"\\u0000"', 400, 'validation_failed'],
  ['{"a": {"\\u0000": 1}}', 400, 'validation_failed'],
  ['['.repeat(60_000) + ']'.repeat(60_000), 400, 'bad_json'],
  ['"\\ud800"', 200, ''],
  ['"119٣٣٣٣٣٣٣٣"', 200, ''],
])('%.40s is answered by %i %s', async (value, status, code) => {
  const answer = await signUp('phone', value);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(code);
});

it('truncates a name to what a token can carry', async () => {
  await signUp('full_name', JSON.stringify('ã'.repeat(100_000)));
  await expect(
    attacked.backend.db.query(
      `select char_length(raw_user_meta_data ->> 'full_name') as length from auth.users where email = $1`,
      [`pessoa.${asked}@exemplo.com.br`],
    ),
  ).resolves.toEqual([{ length: 120 }]);
});

it('copies the name into the token as stored in the profile', async () => {
  await signUp('full_name', JSON.stringify('\u202e Ana\n\u200bLima '));
  await expect(
    attacked.backend.db.query(
      `select u.raw_user_meta_data ->> 'full_name' as signed_up_as, p.full_name as kept
       from auth.users u join public.profiles p using (id) where u.email = $1`,
      [`pessoa.${asked}@exemplo.com.br`],
    ),
  ).resolves.toEqual([{ signed_up_as: 'Ana Lima', kept: 'Ana Lima' }]);
});

it.each(['sub', 'email', 'email_verified', 'phone_verified'])(
  'truncates "%s" to what a token can carry',
  async (key) => {
    const update = (value: string) =>
      attacked.ask('/auth/v1/user', { method: 'PUT', body: JSON.stringify({ data: { [key]: value } }) });
    const tokenLength = async () => (await attacked.tokenOf(PEOPLE.camila.email)).length;
    const before = await tokenLength();
    expect((await update('x'.repeat(200_000))).status).toBe(200);
    expect(await tokenLength()).toBeLessThan(before + 100);
    expect((await update('ana@exemplo.com.br')).text).toContain('ana@exemplo.com.br');
  },
);
