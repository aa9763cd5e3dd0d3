import type { PortalClient } from 'shared-portal/contract';
import type { RoomRole } from '../provider';
import { signalsIn, type Signal } from './signal';

type Channel = ReturnType<PortalClient['channel']>;

export interface SignallingOptions {
  readonly client: PortalClient;
  readonly consultationId: string;
  readonly role: RoomRole;
  /** Name of this page in the database. */
  readonly page: () => string;
  readonly onSignal: (signal: Signal) => void;
  /** Pages of each side, whenever they change. */
  readonly onPresence: (pages: Readonly<Record<RoomRole, readonly string[]>>) => void;
  /** Whether this page may speak after the channel was joined: another device may have taken over while it was offline. */
  readonly confirm: () => Promise<boolean>;
  /** Whether the channel is joined. What was sent in the meantime is lost. */
  readonly onJoined: (isJoined: boolean) => void;
  /** The database changed the room, or refused this user. */
  readonly onStatus: () => void;
}

/** A frame into a connection that was already dead is sent again after this. */
const ACKNOWLEDGED_MS = 2500;
const RETRIED_MS = 500;
/** How often the database is asked again whether this page may speak. */
const CONFIRMED_AGAIN_MS = 3000;
const REOPENED_MS = 1000;
/** supabase-js would ask again every few seconds. */
const REFUSED_MS = 10_000;
const LAST_MS = 300;
const CONNECTED_AGAIN_MS = 10_000;
const REFUSED = /Unauthorized|InvalidJWT|PrivateOnly/;
/** After a long sleep, supabase-js joins with the old token; another channel gets the new one. */
const EXPIRED = /InvalidJWT/;

/** supabase-js has one channel a topic: the next one is opened when the last is gone. */
let closing: Promise<unknown> = Promise.resolve();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signals over the room's private channel. What cannot be sent now is sent when the channel is joined again. */
export function openSignalling(options: SignallingOptions) {
  const { client, role } = options;
  const outbox: Signal[] = [];
  let channel: Channel | null = null;
  let isJoined = false;
  let isPresent = true;
  let isClosed = false;
  /** How often the channel's state changed. */
  let changes = 0;
  let flushing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since the channel was last joined. */
  let hasExpired = false;

  // supabase-js connects a visible page again, and no hidden one. A patient who looks elsewhere still waits, and a call goes on.
  const reconnecting = setInterval(() => {
    const isHidden = document.visibilityState === 'hidden';
    if (!isJoined && channel && isHidden && client.realtime.connectionState() === 'closed')
      client.realtime.connect();
  }, CONNECTED_AGAIN_MS);

  const setJoined = (next: boolean) => {
    if (next === isJoined) return;
    isJoined = next;
    options.onJoined(next);
  };

  /** In order, one broadcast at a time, because a denied one is not acknowledged. */
  const flush = () => {
    flushing ??= sendAll().finally(() => {
      flushing = null;
      if (isJoined && client.realtime.isConnected() && outbox.length > 0) flush();
    });
  };
  async function sendAll(): Promise<void> {
    // Without its socket, supabase-js would send by a request.
    while (channel && isJoined && client.realtime.isConnected() && outbox.length > 0) {
      const signals = [...outbox];
      const payload = { signals };
      const sent = await channel.send(
        { type: 'broadcast', event: 'signal', payload },
        { timeout: ACKNOWLEDGED_MS },
      );
      if (sent === 'ok') for (const signal of signals) drop((each) => each === signal);
      else await wait(RETRIED_MS);
    }
  }
  const drop = (isDropped: (signal: Signal) => boolean) => {
    const kept = outbox.filter((signal) => !isDropped(signal));
    outbox.splice(0, outbox.length, ...kept);
  };

  async function open(): Promise<void> {
    // A channel that is joined before its client has the token is a visitor's.
    await Promise.all([closing, client.realtime.setAuth().catch(() => undefined)]);
    if (isClosed || channel) return;
    const opened = client.channel(`room:${options.consultationId}`, {
      config: { private: true, broadcast: { ack: true, self: false }, presence: { key: role } },
    });
    channel = opened;
    opened.on('broadcast', { event: 'signal' }, ({ payload }) =>
      signalsIn(payload).forEach(options.onSignal),
    );
    opened.on('broadcast', { event: 'status' }, () => options.onStatus());
    opened.on('presence', { event: 'sync' }, () => options.onPresence(pagesIn(opened.presenceState())));
    opened.subscribe((state, error) => {
      if (channel !== opened) return;
      changes += 1;
      if (state === 'SUBSCRIBED') void speak(changes);
      else setJoined(false);
      const reason = error?.message ?? '';
      const isExpired = EXPIRED.test(reason) && !hasExpired;
      hasExpired = isExpired || (hasExpired && state !== 'SUBSCRIBED');
      const isRefused = REFUSED.test(reason) && !isExpired;
      if (isRefused) options.onStatus();
      // supabase-js joins a channel again by itself, unless it was closed.
      if (isRefused) reopen(REFUSED_MS);
      else if (isExpired || state === 'CLOSED') reopen(REOPENED_MS);
    });
  }

  /** Nothing is sent before the page is confirmed. `joined`: the state of the channel that this belongs to. */
  async function speak(joined: number): Promise<void> {
    while (!(await options.confirm())) {
      await wait(CONFIRMED_AGAIN_MS);
      if (isClosed || joined !== changes) return;
    }
    if (isClosed || joined !== changes) return;
    setJoined(true);
    if (isPresent) announce();
    flush();
  }

  // Supabase allows five presence calls in half a minute.
  const announce = () => {
    isPresent = true;
    void channel?.track({ page: options.page() });
  };
  const remove = async () => {
    const removed = channel;
    channel = null;
    changes += 1;
    setJoined(false);
    clearTimeout(timer);
    if (removed) await client.removeChannel(removed);
  };
  const reopen = (afterMs: number) => {
    void remove();
    timer = setTimeout(() => void open(), afterMs);
  };

  void open();
  return {
    send: (signal: Signal) => {
      // A page greets by its newest name.
      if (signal.kind === 'hello' && !signal.to) drop(({ kind, to }) => kind === 'hello' && !to);
      outbox.push(signal);
      flush();
    },
    /** The page is in the room, under its newest name in the database. */
    announce,
    /** The page has left the room, and listens on. */
    withdraw: () => {
      isPresent = false;
      void channel?.untrack();
    },
    /** Drops what was meant for a page that is gone. */
    forget: (page: string) => drop(({ to }) => to === page),
    /** Closes the channel when the last signals are sent. */
    close: () => {
      isClosed = true;
      clearInterval(reconnecting);
      closing = Promise.race([flushing, wait(LAST_MS)]).then(remove);
    },
  };
}
export type Signalling = ReturnType<typeof openSignalling>;

function pagesIn(state: Record<string, readonly object[]>): Record<RoomRole, readonly string[]> {
  const pagesOf = (role: RoomRole) =>
    (state[role] ?? []).map((each) => String((each as { page?: unknown }).page));
  return { patient: pagesOf('patient'), professional: pagesOf('professional') };
}
