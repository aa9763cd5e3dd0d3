import { createClient, type SupportedStorage } from '@supabase/supabase-js';
import { waitFor } from '@testing-library/react';
import { API_ORIGIN, applyScenario } from 'embedded-backend/jest';
import type { Fault } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';
import type { PortalClient } from './contract';
import type { Database } from './database.types';
import { syncSession } from './sync-session';
import { createSessionStore } from './session';

async function keep(faults: readonly Fault[] = [], storage?: SupportedStorage) {
  await applyScenario({ title: '', path: '/', faults });
  const storageKey = crypto.randomUUID();
  const client: PortalClient = createClient<Database>(API_ORIGIN, embedded.keys.publishable, {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey,
      ...(storage && { storage }),
    },
    db: { retry: false },
  });
  const session = createSessionStore();
  const onSignedOut = jest.fn();
  const keeper = syncSession({ client, session, onSignedOut });
  const signIn = async (email: string = PEOPLE.camila.email) =>
    client.auth.setSession(await embedded.signIn(email));
  const account = () =>
    waitFor(() => {
      const now = session.getState();
      if (now.phase !== 'signed-in' || now.account.state === 'loading') throw new Error('not yet');
      return now.account;
    });
  return { client, storageKey, session, keeper, onSignedOut, signIn, account };
}

describe('session sync', () => {
  it('recognizes a visitor', async () => {
    const { session, keeper, onSignedOut } = await keep();
    await keeper.readSession();
    expect(session.getState()).toEqual({ phase: 'signed-out' });
    expect(onSignedOut).not.toHaveBeenCalled();
    keeper.stop();
  });

  it('knows a new user at once, and the account soon after', async () => {
    const { session, keeper, signIn, account } = await keep();
    await signIn();
    expect(session.getState()).toMatchObject({
      phase: 'signed-in',
      email: PEOPLE.camila.email,
      account: { state: 'loading' },
    });
    expect(await account()).toMatchObject({
      state: 'ready',
      account: { role: 'patient', isAdmin: false, fullName: 'Camila Ribeiro dos Santos', application: null },
    });
    keeper.stop();
  });

  it('keeps the account while the token is refreshed', async () => {
    const { client, session, keeper, signIn, account } = await keep();
    await signIn();
    const before = await account();
    await client.auth.refreshSession();
    expect(session.getState()).toMatchObject({ account: before });
    keeper.stop();
  });

  it('reads the account again for another user', async () => {
    const { session, keeper, signIn, account } = await keep();
    await signIn();
    await account();
    await signIn(PEOPLE.eduardo.email);
    expect(session.getState()).toMatchObject({ email: PEOPLE.eduardo.email, account: { state: 'loading' } });
    expect(await account()).toMatchObject({ account: { fullName: 'Eduardo Lima' } });
    keeper.stop();
  });

  it("sends requests as the user announced by another tab, although that tab's storage arrives later", async () => {
    let stored: string | null = null;
    const storage = { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined };
    const { storageKey, keeper, session, account } = await keep([], storage);
    await keeper.readSession();
    const announced = await embedded.signIn(PEOPLE.camila.email);
    const channel = new BroadcastChannel(storageKey);
    channel.postMessage({ event: 'SIGNED_IN', session: announced });
    await waitFor(() => expect(session.getState().phase).toBe('signed-in'));
    setTimeout(() => (stored = JSON.stringify(announced)), 300);
    expect(await account()).toMatchObject({ state: 'ready', account: { role: 'patient' } });
    channel.close();
    keeper.stop();
  });

  it('notifies before a user leaves', async () => {
    const { client, session, keeper, onSignedOut, signIn } = await keep();
    await signIn();
    onSignedOut.mockImplementation(() => expect(session.getState().phase).toBe('signed-in'));
    await client.auth.signOut({ scope: 'local' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(session.getState()).toEqual({ phase: 'signed-out' });
    keeper.stop();
  });

  it('detects a change when it reads the account again', async () => {
    const { session, keeper, signIn, account } = await keep();
    await signIn();
    await account();
    await embedded.exec(
      `update public.profiles set role = 'professional_pending' where email = '${PEOPLE.camila.email}';`,
    );
    await keeper.refreshAccount();
    expect(session.getState()).toMatchObject({ account: { account: { role: 'professional_pending' } } });
    keeper.stop();
  });

  it('knows what an admin still has to verify, and nothing of the kind for other users', async () => {
    const { keeper, signIn, account } = await keep();
    await signIn(PEOPLE.beatriz.email);
    expect(await account()).not.toHaveProperty('account.missingFactor');
    await embedded.exec(sql.deployment({ adminSecondFactorRequired: true }));
    await keeper.refreshAccount();
    expect(await account()).toMatchObject({ account: { missingFactor: 'factor' } });
    await embedded.exec(`insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      select gen_random_uuid(), id, 'totp', 'verified', 'MZXW6YTB', now(), now() from auth.users
      where email = '${PEOPLE.beatriz.email}';`);
    await keeper.refreshAccount();
    expect(await account()).toMatchObject({ account: { missingFactor: 'code' } });
    await signIn();
    expect(await account()).not.toHaveProperty('account.missingFactor');
    keeper.stop();
  });

  it('fails as a whole when it is unknown what an admin has to verify', async () => {
    const { keeper, signIn, account } = await keep([
      { path: '/rest/v1/rpc/lacking_admin_factor', answer: { status: 500 } },
    ]);
    await signIn(PEOPLE.beatriz.email);
    expect(await account()).toEqual({ state: 'failed' });
    keeper.stop();
  });

  it('reads other accounts even if that is unknown', async () => {
    const { signIn, account, keeper } = await keep([
      { path: '/rest/v1/rpc/lacking_admin_factor', answer: { status: 500 } },
    ]);
    await signIn();
    expect(await account()).toMatchObject({ state: 'ready', account: { role: 'patient' } });
    keeper.stop();
  });

  it('reports that an account cannot be read, or does not exist', async () => {
    const path = '/rest/v1/profiles';
    const failing = await keep([{ path, answer: { status: 500 } }]);
    await failing.signIn();
    expect(await failing.account()).toEqual({ state: 'failed' });
    failing.keeper.stop();

    const missing = await keep([{ path, answer: { status: 200, body: [] } }]);
    await missing.signIn();
    expect(await missing.account()).toEqual({ state: 'missing' });
    missing.keeper.stop();
  });

  it('ends when the account was erased elsewhere', async () => {
    const { session, keeper, signIn, account, onSignedOut } = await keep();
    await signIn();
    await account();
    // Without the consultations, which keep a pseudonym.
    await embedded.exec(`begin; set local session_replication_role = replica;
      delete from public.profiles where email = '${PEOPLE.camila.email}'; delete from auth.users where email = '${PEOPLE.camila.email}'; commit`);
    await keeper.refreshAccount();
    expect(session.getState()).toEqual({ phase: 'signed-out' });
    expect(onSignedOut).toHaveBeenCalled();
    keeper.stop();
  });

  it('keeps the known account when a later read fails', async () => {
    const { session, keeper, signIn, account } = await keep();
    await signIn();
    const before = await account();
    await applyScenario({ title: '', path: '/', faults: [{ path: '/rest/v1/*', answer: { status: 500 } }] });
    await keeper.refreshAccount();
    expect(session.getState()).toMatchObject({ account: before });
    keeper.stop();
  });
});
