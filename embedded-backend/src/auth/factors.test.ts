import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import {
  clientOf,
  codeIn,
  generateKeys,
  lastMailTo,
  PASSWORD,
  send,
  signUpConfirmed,
  startFixture,
  tokenHashIn,
} from '../testing/start.ts';
import { partsOf } from '../testing/tokens.ts';
import { totp } from './totp.ts';

const keys = generateKeys();
/** The clock is fixed at a whole minute, so that codes belong to known steps. */
const START = Math.ceil(Date.now() / 60_000) * 60_000;
const STEP = 30_000;
let backend: Backend;
let people = 0;

beforeAll(async () => {
  backend = await startFixture({ keys });
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => at(0));

const after = (ms: number) => new Date(START + ms);
/** Moves the clock to the given milliseconds after the start. */
const at = (ms: number) => backend.setClock(after(ms));

interface Person {
  readonly client: SupabaseClient;
  readonly email: string;
  readonly id: string;
}

/** A new user, signed in by an e-mailed code. */
async function createUser(): Promise<Person> {
  people += 1;
  const email = `pessoa-${people}@example.com`;
  const client = clientOf(backend, keys.publishable);
  return { client, email, id: await signUpConfirmed(backend, client, email) };
}

const claimsOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession();
  const payload = partsOf(data.session?.access_token ?? '')[1] ?? '{}';
  return JSON.parse(payload) as { aal: string; amr: { method: string }[]; session_id: string };
};

async function enroll(client: SupabaseClient, friendlyName = 'Telefone') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Vínculo',
  });
  if (error) throw error;
  return data;
}

const tryCode = (client: SupabaseClient, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });

/** A user whose session has verified the second factor at the start. */
async function enrolled() {
  const person = await createUser();
  const { id: factorId, totp: handed } = await enroll(person.client);
  const { error } = await tryCode(person.client, factorId, await totp(handed.secret, START));
  if (error) throw error;
  return { ...person, factorId, secret: handed.secret };
}

async function signedInAgain({ email }: Pick<Person, 'email'>): Promise<SupabaseClient> {
  const client = clientOf(backend, keys.publishable);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token;
/** A request as the client's user, for what supabase-js would not send. */
const raw = async (client: SupabaseClient, path: string, init: { method?: string; body?: unknown } = {}) =>
  send(backend, keys.publishable, `/auth/v1${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${(await tokenOf(client)) ?? ''}` },
  });

describe('enrolling', () => {
  it('returns the secret once, as QR code, URI and text', async () => {
    const { client, email } = await createUser();
    const factor = await enroll(client);
    expect(factor).toMatchObject({ id: expect.any(String), type: 'totp', friendly_name: 'Telefone' });
    const { secret, uri, qr_code } = factor.totp;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/V%C3%ADnculo:${encodeURIComponent(email)}?algorithm=SHA1&digits=6&issuer=V%C3%ADnculo&period=30&secret=${secret}`,
    );
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^]*<\/svg>$/);
    const { body } = await raw(client, '/user');
    expect(body['factors']).toEqual([
      expect.objectContaining({
        id: factor.id,
        status: 'unverified',
        friendly_name: 'Telefone',
        factor_type: 'totp',
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('changes nothing before its first code', async () => {
    const { client } = await createUser();
    await enroll(client);
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  it('omits fields for users without factors', async () => {
    const { client } = await createUser();
    expect((await raw(client, '/user')).body).not.toHaveProperty('factors');
  });

  it.each([
    [{ factor_type: 'phone', phone: '+5511999999999' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'constructor' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: 'x'.repeat(101) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'a\0b' }, 400, 'validation_failed'],
  ])('refuses %j', async (body, status, code) => {
    const { client } = await createUser();
    expect(await raw(client, '/factors', { body })).toMatchObject({ status, body: { error_code: code } });
  });

  it('refuses a duplicate name, an eleventh factor and signed-out requests', async () => {
    const { client } = await createUser();
    await enroll(client, 'Um');
    const { error: same } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Um' });
    expect(same).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    for (let n = 2; n <= 10; n += 1) await enroll(client, `Número ${n}`);
    const { error: many } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mais um' });
    expect(many).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    const visitor = await send(backend, keys.publishable, '/auth/v1/factors', {
      body: { factor_type: 'totp' },
    });
    expect(visitor).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  });

  it('deletes an unverified factor after five minutes', async () => {
    const { client } = await createUser();
    const first = await enroll(client);
    await at(301_000);
    const second = await enroll(client);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([second.id]);
    expect(second.id).not.toBe(first.id);
  });

  it('requires the existing factor before enrolling another', async () => {
    const person = await enrolled();
    const again = await signedInAgain(person);
    const { error } = await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Outro' });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    await expect(enroll(person.client, 'Outro')).resolves.toMatchObject({ type: 'totp' });
  });
});

describe('a correct code', () => {
  it('raises the session to two factors, also after a refresh', async () => {
    const { client, factorId } = await enrolled();
    const raised = await claimsOf(client);
    expect(raised.aal).toBe('aal2');
    expect(raised.amr.map(({ method }) => method).sort()).toEqual(['otp', 'totp']);
    const { error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', session_id: raised.session_id });
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toEqual([expect.objectContaining({ id: factorId, status: 'verified' })]);
  });

  it('is required in the next session', async () => {
    const person = await enrolled();
    const again = await signedInAgain(person);
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    await at(STEP);
    const { error } = await tryCode(again, person.factorId, await totp(person.secret, START + STEP));
    expect(error).toBeNull();
    expect(await claimsOf(again)).toMatchObject({ aal: 'aal2' });
  });

  it('ends only the sessions without the factor', async () => {
    const person = await createUser();
    const otherDeviceClient = await signedInAgain(person);
    const { id, totp: handed } = await enroll(person.client);
    await tryCode(person.client, id, await totp(handed.secret, START));
    expect((await otherDeviceClient.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    const third = await signedInAgain(person);
    await at(STEP);
    await tryCode(third, id, await totp(handed.secret, START + STEP));
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  it('deletes other unverified factors', async () => {
    const { client } = await createUser();
    await enroll(client, 'Começado');
    const { id, totp: handed } = await enroll(client, 'Usado');
    await tryCode(client, id, await totp(handed.secret, START));
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map(({ friendly_name }) => friendly_name)).toEqual(['Usado']);
  });

  it.each([
    [-STEP, true],
    [STEP, true],
    [-2 * STEP, false],
    [2 * STEP, false],
  ])('of a clock %d ms apart is accepted: %s', async (apart, isTaken) => {
    const { client } = await createUser();
    const { id, totp: handed } = await enroll(client);
    const { error } = await tryCode(client, id, await totp(handed.secret, START + apart));
    if (isTaken) expect(error).toBeNull();
    else expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  it('works once', async () => {
    const person = await enrolled();
    const again = await signedInAgain(person);
    const code = await totp(person.secret, START);
    const { error } = await tryCode(again, person.factorId, code);
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    await at(STEP);
    expect((await tryCode(again, person.factorId, code)).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    expect(await claimsOf(again)).toMatchObject({ aal: 'aal1' });
  });

  it('sent twice at the same moment is accepted once', async () => {
    const person = await enrolled();
    await at(STEP);
    const code = await totp(person.secret, START + STEP);
    const both = await Promise.all([signedInAgain(person), signedInAgain(person)]);
    const answers = await Promise.all(both.map((client) => tryCode(client, person.factorId, code)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe('a code is refused', () => {
  it('when it is wrong, empty, or for another challenge', async () => {
    const person = await enrolled();
    const { client, factorId } = person;
    const wrong = await tryCode(client, factorId, '000000');
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const path = `/factors/${factorId}/verify`;
    const id = crypto.randomUUID();
    for (const [body, status, code] of [
      [{ challenge_id: id, code: '' }, 400, 'validation_failed'],
      [{ challenge_id: id, code: 123456 }, 400, 'validation_failed'],
      [{ challenge_id: 'x', code: '123456' }, 400, 'bad_json'],
      [{ challenge_id: id, code: '123456' }, 422, 'mfa_factor_not_found'],
    ] as const)
      expect(await raw(client, path, { body })).toMatchObject({ status, body: { error_code: code } });
  });

  it('when its challenge was answered before', async () => {
    const { client, factorId, secret } = await enrolled();
    const { data } = await client.auth.mfa.challenge({ factorId });
    const challengeId = data?.id ?? '';
    await at(STEP);
    const first = await client.auth.mfa.verify({
      factorId,
      challengeId,
      code: await totp(secret, START + STEP),
    });
    expect(first.error).toBeNull();
    await at(2 * STEP);
    const second = await client.auth.mfa.verify({
      factorId,
      challengeId,
      code: await totp(secret, START + 2 * STEP),
    });
    expect(second.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  });

  it('five minutes after its challenge, which is then deleted', async () => {
    const { client, factorId, secret } = await enrolled();
    const { data } = await client.auth.mfa.challenge({ factorId });
    expect(data).toMatchObject({ type: 'totp', expires_at: START / 1000 + 300 });
    await at(300_001);
    const code = await totp(secret, START + 300_001);
    const answer = () => client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
    expect((await answer()).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    expect((await answer()).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
  });

  it('from another network than the challenge', async () => {
    const person = await enrolled();
    await at(STEP);
    const from = async (peerAddress: string, path: string, body: unknown) =>
      send(backend, keys.publishable, `/auth/v1/factors/${person.factorId}/${path}`, {
        body,
        peerAddress,
        headers: { Authorization: `Bearer ${(await tokenOf(person.client)) ?? ''}` },
      });
    const code = await totp(person.secret, START + STEP);
    for (const [here, there] of [
      ['203.0.113.7', '203.0.113.8'],
      ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ] as const) {
      const challenge = await from(here, 'challenge', {});
      expect(challenge.status).toBe(200);
      expect(await from(there, 'verify', { challenge_id: challenge.body['id'], code })).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_ip_address_mismatch' },
      });
    }
  });

  it('for another user’s factor, which is answered as not found', async () => {
    const owner = await enrolled();
    const { client } = await createUser();
    for (const [method, path] of [
      ['POST', `/factors/${owner.factorId}/challenge`],
      ['POST', `/factors/${owner.factorId}/verify`],
      ['DELETE', `/factors/${owner.factorId}`],
    ] as const) {
      const body = method === 'POST' ? { challenge_id: crypto.randomUUID(), code: '123456' } : undefined;
      const answer = await raw(client, path, { method, ...(body && { body }) });
      expect(answer).toMatchObject({ status: 404, body: { error_code: 'mfa_factor_not_found' } });
    }
    const odd = await raw(client, '/factors/nada', { method: 'DELETE' });
    expect(odd).toMatchObject({ status: 404, body: { error_code: 'validation_failed' } });
  });
});

describe('removing a factor', () => {
  it('requires the factor, and lowers the session to one', async () => {
    const person = await enrolled();
    const again = await signedInAgain(person);
    const refused = await again.auth.mfa.unenroll({ factorId: person.factorId });
    expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const { data, error } = await person.client.auth.mfa.unenroll({ factorId: person.factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: person.factorId });
    await person.client.auth.refreshSession();
    const claims = await claimsOf(person.client);
    expect(claims.aal).toBe('aal1');
    expect(claims.amr.map(({ method }) => method)).toEqual(['otp']);
    expect((await person.client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('that was never verified requires nothing', async () => {
    const { client } = await createUser();
    const { id } = await enroll(client);
    expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  });
});

describe('a password', () => {
  const NEW = 'Outra-senha-42';

  it('is changed only in a session of two factors if the user has one', async () => {
    const person = await enrolled();
    const again = await signedInAgain(person);
    const { error } = await again.auth.updateUser({ password: NEW });
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await again.auth.updateUser({ data: { full_name: 'Ana' } })).error).toBeNull();
    expect((await person.client.auth.updateUser({ password: NEW })).error).toBeNull();
  });

  it("is not changed by an e-mail's link alone", async () => {
    const person = await enrolled();
    const client = clientOf(backend, keys.publishable);
    await client.auth.resetPasswordForEmail(person.email);
    const mail = await lastMailTo(backend, person.email);
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    await client.auth.verifyOtp({ type: 'recovery', token_hash: tokenHashIn(mail) });
    expect((await client.auth.updateUser({ password: NEW })).error).toMatchObject({
      code: 'insufficient_aal',
    });
  });
});

describe('the tables of factors', () => {
  it('are not readable by any role of the data API', async () => {
    const roles = ['anon', 'authenticated', 'service_role'];
    const rows = await backend.db.query<{ role: string; name: string; may: boolean }>(
      `select role, name, has_table_privilege(role, 'auth.' || name, 'select, insert, update, delete') as may
       from unnest($1::text[]) as role, unnest(array['mfa_factors', 'mfa_challenges']) as name`,
      [roles],
    );
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ may }) => may)).toEqual([]);
  });
});
