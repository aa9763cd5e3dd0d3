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
} from '../testing/start.ts';
import { totp } from './totp.ts';

const keys = generateKeys();
const START = Math.ceil(Date.now() / 60_000) * 60_000;
const WRONG = '000000';
/** Networks used only by this test: endpoints are rate-limited by network, too. */
const home = () => `198.51.${people}.1`;
const abroad = (n: number) => `203.0.${people}.${n}`;

let backend: Backend;
let people = 0;
beforeAll(async () => {
  backend = await startFixture({ keys, rateLimits: true });
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => at(0));

const at = (ms: number) => backend.setClock(new Date(START + ms));

interface Owner {
  readonly email: string;
  readonly factorId: string;
  readonly secret: string;
}

interface Session {
  readonly token: string;
  readonly network: string;
}

const post = (path: string, { token, network }: Session, body: unknown) =>
  send(backend, keys.publishable, `/auth/v1/${path}`, {
    body,
    peerAddress: network,
    headers: { Authorization: `Bearer ${token}` },
  });

const guess = async ({ factorId }: Owner, session: Session, code: string) => {
  const challenge = await post(`factors/${factorId}/challenge`, session, {});
  return post(`factors/${factorId}/verify`, session, { challenge_id: challenge.body['id'], code });
};

/** Sends wrong codes and returns how many were checked. */
const guesses = async (owner: Owner, session: Session, count: number) => {
  let taken = 0;
  for (let n = 0; n < count; n += 1) if ((await guess(owner, session, WRONG)).status === 422) taken += 1;
  return taken;
};

const byPassword = async ({ email }: Owner, network: string): Promise<Session> => {
  const { body } = await send(backend, keys.publishable, '/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
    peerAddress: network,
  });
  return { token: String(body['access_token']), network };
};

const byEmail = async ({ email }: Owner, network: string): Promise<Session> => {
  const ask = (path: string, body: object) =>
    send(backend, keys.publishable, `/auth/v1/${path}`, { body, peerAddress: network });
  await ask('otp', { email, create_user: false });
  const token = codeIn(await lastMailTo(backend, email));
  const { body } = await ask('verify', { email, token, type: 'email' });
  return { token: String(body['access_token']), network };
};

/** A user who verified a second factor from home, a minute before the start. */
async function someOwner(): Promise<Owner> {
  await at(-60_000);
  people += 1;
  const email = `dona-${people}@example.com`;
  const client = clientOf(backend, keys.publishable, home());
  await signUpConfirmed(backend, client, email);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { id: factorId, totp: handed } = data;
  const code = await totp(handed.secret, START - 60_000);
  const shown = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (shown.error) throw shown.error;
  await at(0);
  return { email, factorId, secret: handed.secret };
}

const rightCode = ({ secret }: Owner) => totp(secret, START);

describe('an attacker who has only the password', () => {
  it('has five tries in a session, and one more in five minutes', async () => {
    const owner = await someOwner();
    const session = await byPassword(owner, abroad(1));
    expect(await guesses(owner, session, 5)).toBe(5);
    const sixth = await guess(owner, session, await rightCode(owner));
    expect(sixth).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(sixth.headers.get('Retry-After')).toBe('300');
    await at(300_000);
    const later = await guess(owner, session, await totp(owner.secret, START + 300_000));
    expect(later).toMatchObject({ status: 200 });
  });

  it.each([
    ['another network', () => abroad(9)],
    ['the same network', () => abroad(1)],
    ['home', home],
  ])("cannot use up the owner's tries or code in another session, from %s", async (_name, network) => {
    const owner = await someOwner();
    const attacker = await byPassword(owner, abroad(1));
    expect(await guesses(owner, attacker, 12)).toBe(5);
    const own = await byPassword(owner, network());
    expect(await guess(owner, own, await rightCode(owner))).toMatchObject({ status: 200 });
  });

  it('has fifteen tries from one network across all sessions', async () => {
    const owner = await someOwner();
    let taken = 0;
    for (let n = 0; n < 5; n += 1) taken += await guesses(owner, await byPassword(owner, abroad(1)), 4);
    expect(taken).toBe(15);
    const own = await byPassword(owner, abroad(9));
    expect(await guess(owner, own, await rightCode(owner))).toMatchObject({ status: 200 });
  });

  it('has forty from all networks together; the owner still has those at home and by e-mail', async () => {
    const first = await someOwner();
    const homeOfFirst = home();
    const second = await someOwner();
    for (const owner of [first, second]) {
      let taken = 0;
      for (let n = 1; n <= 9; n += 1)
        taken += await guesses(owner, await byPassword(owner, abroad(owner === first ? n : 100 + n)), 5);
      expect(taken).toBe(40);
    }
    const atHome = await byPassword(first, homeOfFirst);
    expect(await guess(first, atHome, await rightCode(first))).toMatchObject({ status: 200 });
    const mailed = await byEmail(second, abroad(99));
    expect(await guess(second, mailed, await rightCode(second))).toMatchObject({ status: 200 });
  });

  it('has forty tries and four more in five minutes from any number of unknown networks', async () => {
    const owner = await someOwner();
    const sessions: Session[] = [];
    for (let n = 1; n <= 9; n += 1) sessions.push(await byPassword(owner, abroad(n)));
    const round = async () => {
      let taken = 0;
      for (const session of sessions) taken += await guesses(owner, session, 5);
      return taken;
    };
    expect(await round()).toBe(40);
    await at(300_000);
    expect(await round()).toBe(4);
    await at(600_000);
    expect(await round()).toBe(4);
  });
});

it('refuses a factor with a stable code where the project restricts who may have one', async () => {
  await backend.db.exec(`create function public.refuse_factor() returns trigger language plpgsql as $$
      begin raise exception using errcode = '42501', message = 'Only admins have a second factor.'; end $$;
    create trigger refuse_factor before insert on auth.mfa_factors
      for each row execute function public.refuse_factor();`);
  const client = clientOf(backend, keys.publishable);
  await signUpConfirmed(backend, client, 'paciente@example.com');
  const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
});
