import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { Account } from 'shared-domain/roles';
import { readAccount } from './account';
import type { PortalClient } from './contract';
import type { AccountState, SessionState, SessionStore } from './session';
import { withTimeLimit } from './time-limit';

/** Timeout for reading the profile, after which it counts as unreadable, in seconds. */
const ACCOUNT_SECONDS = 10;
/** Interval and number of checks of the storage for a session announced by another tab. */
const STORED_EVERY_MS = 50;
const STORED_TRIES = 40;

export interface SessionSync {
  /** Reads the stored session, refreshed if expired. */
  readonly readSession: () => Promise<void>;
  /** Reads the account again. A failed read keeps the known one. Never rejects. */
  readonly refreshAccount: () => Promise<void>;
  readonly stop: () => void;
}

/** The last account read for a user, stored for the next page load. */
export interface AccountMemory {
  readonly read: (userId: string) => Account | null;
  readonly write: (userId: string, account: Account) => void;
  readonly clear: () => void;
}

interface SyncSessionOptions {
  readonly client: PortalClient;
  readonly session: SessionStore;
  /** Called just before the store changes to signed out, in this tab or another. */
  readonly onSignedOut?: () => void;
  /**
   * Lets a restored session start with the account of the previous page load, so that screens need not wait.
   * It is read again at once. Omitted: nothing is stored.
   */
  readonly memory?: AccountMemory;
}

/** Keeps the session store in sync with the client, and reads the account once per session. */
export function syncSession({ client, session, onSignedOut, memory }: SyncSessionOptions): SessionSync {
  let lastRead = Promise.resolve();
  let announced: Session | null = null;
  const refreshAccount = () =>
    (lastRead = lastRead.then(() => readInto(client, session, announced)).then(remember));
  const remember = () => {
    const now = session.getState();
    if (now.phase !== 'signed-in') return;
    if (now.account.state === 'ready' && !now.account.isRecalled)
      memory?.write(now.userId, now.account.account);
    if (now.account.state === 'missing') memory?.clear();
  };

  const follow = (signedIn: Session | null, event?: AuthChangeEvent) => {
    announced = signedIn;
    const before = session.getState();
    if (!signedIn) {
      memory?.clear();
      if (before.phase === 'signed-in') onSignedOut?.();
      session.setState({ phase: 'signed-out' }, true);
      return;
    }
    const { id: userId, email = '' } = signedIn.user;
    const isSame = before.phase === 'signed-in' && before.userId === userId;
    const isRestored = before.phase === 'starting';
    const remembered = isRestored ? (memory?.read(userId) ?? null) : null;
    const unknown: AccountState = remembered
      ? { state: 'ready', account: remembered, isRecalled: true }
      : { state: 'loading' };
    const account = isSame ? before.account : unknown;
    session.setState({ phase: 'signed-in', userId, email, account }, true);
    // A second factor, also one verified in another tab, gives access to what waited for it.
    if (!isSame || event === 'MFA_CHALLENGE_VERIFIED') setTimeout(() => void refreshAccount());
  };
  // The client waits for this handler, so it must neither await nor call the client.
  const { data } = client.auth.onAuthStateChange((event, signedIn) => follow(signedIn, event));
  return {
    readSession: async () => follow((await client.auth.getSession()).data.session),
    refreshAccount,
    stop: () => data.subscription.unsubscribe(),
  };
}

async function readInto(
  client: PortalClient,
  session: SessionStore,
  announced: Session | null,
): Promise<void> {
  const asked = session.getState();
  if (asked.phase !== 'signed-in') return;
  const reading = untilStored(client, announced).then(() => readAccount(client, asked.userId));
  const account = await withTimeLimit(reading, ACCOUNT_SECONDS).then(
    (found): AccountState => (found ? { state: 'ready', account: found } : { state: 'missing' }),
    (): AccountState => ({ state: 'failed' }),
  );
  if (account.state === 'missing') await endErasedSession(client);
  session.setState((now) => withAccount(now, asked.userId, account), true);
}

/**
 * A missing profile means that the whole account may be gone, and with it the session. Offline, the known
 * state is kept.
 */
async function endErasedSession(client: PortalClient): Promise<void> {
  const { error } = await client.auth.getUser();
  if (error?.code === 'user_not_found') await client.auth.signOut({ scope: 'local' });
}

/**
 * Waits until the client finds the announced session. Another tab's message arrives before its storage
 * change; a request in between would be sent without the session, or with one of a lower level. Continues
 * without it in a browser that shares no storage between tabs.
 */
async function untilStored(client: PortalClient, announced: Session | null): Promise<void> {
  for (let tries = 0; tries < STORED_TRIES; tries++) {
    const { data } = await client.auth.getSession();
    if (!announced || (data.session && isThatOrLater(data.session, announced))) return;
    await new Promise((resolve) => setTimeout(resolve, STORED_EVERY_MS));
  }
}

const isThatOrLater = (found: Session, announced: Session): boolean =>
  found.access_token === announced.access_token ||
  (found.user.id === announced.user.id && (found.expires_at ?? 0) > (announced.expires_at ?? 0));

function withAccount(now: SessionState, userId: string, account: AccountState): SessionState {
  if (now.phase !== 'signed-in' || now.userId !== userId) return now;
  const isWorse = account.state === 'failed' && now.account.state === 'ready' && !now.account.isRecalled;
  return isWorse ? now : { ...now, account };
}
