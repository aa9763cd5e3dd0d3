import type { PortalClient } from 'shared-portal/contract';

type Channel = ReturnType<PortalClient['channel']>;

/** Listens to a topic's events. */
export interface Listener {
  readonly events: readonly string[];
  /** Called on each of the events, and after each join: what happened before it was missed. */
  readonly onChange: () => void;
  readonly onJoined: (isJoined: boolean) => void;
}

interface Topic {
  readonly listeners: Set<Listener>;
  /** Null while it is not open. */
  channel: Channel | null;
  isJoined: boolean;
  /** The token was refused since the last join. */
  hasExpired: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Screens that follow each other keep the channel. */
const KEPT_MS = 1000;
const REOPENED_AFTER_MS = 3000;
/** supabase-js would ask again every few seconds. */
const REFUSED_MS = 300_000;

/** The page's topics belong to its client, because each area has a copy of this module. */
const TOPICS = Symbol.for('portal.topics');
/** Channels that are being left. Their client would give them again, and they never join. */
const LEAVING = Symbol.for('portal.topics.leaving');

interface Holder {
  [TOPICS]?: Map<string, Topic>;
  [LEAVING]?: Map<string, Promise<unknown>>;
}

const topicsOf = (client: PortalClient) => ((client as Holder)[TOPICS] ??= new Map<string, Topic>());
const leavingOf = (client: PortalClient) =>
  ((client as Holder)[LEAVING] ??= new Map<string, Promise<unknown>>());

/** Joins a private topic, or shares its channel. Returns a function that stops listening. */
export function listen(client: PortalClient, name: string, listener: Listener): () => void {
  const topics = topicsOf(client);
  const topic = topics.get(name) ?? {
    listeners: new Set(),
    channel: null,
    isJoined: false,
    hasExpired: false,
  };
  const isNew = topic.listeners.size === 0;
  topics.set(name, topic);
  topic.listeners.add(listener);
  if (topic.isJoined) listener.onJoined(true);
  if (isNew) {
    clearTimeout(topic.timer);
    if (!topic.channel) void open(client, name, topic);
  }
  return () => {
    topic.listeners.delete(listener);
    if (topic.listeners.size > 0) return;
    clearTimeout(topic.timer);
    topic.timer = setTimeout(() => {
      topics.delete(name);
      void drop(client, name, topic);
    }, KEPT_MS);
  };
}

async function open(client: PortalClient, name: string, topic: Topic): Promise<void> {
  // A channel that is joined before its client has the token is a visitor's.
  await client.realtime.setAuth().catch(() => undefined);
  await leavingOf(client).get(name);
  if (topic.listeners.size === 0 || topic.channel) return;
  const channel = client.channel(name, { config: { private: true } });
  topic.channel = channel;
  const isCurrent = () => topic.channel === channel;
  channel.on('broadcast', { event: '*' }, ({ event }) => {
    for (const { events, onChange } of [...topic.listeners]) if (events.includes(event)) onChange();
  });
  channel.subscribe((state, error) => {
    if (!isCurrent()) return;
    const isJoined = state === 'SUBSCRIBED';
    setJoined(topic, isJoined);
    const [reason] = /Unauthorized|InvalidJWT|PrivateOnly/.exec(error?.message ?? '') ?? [];
    // After a sleep, supabase-js joins with the old token. Another channel gets the new one.
    const isExpired = reason === 'InvalidJWT' && !topic.hasExpired;
    topic.hasExpired = isExpired || (topic.hasExpired && !isJoined);
    if (reason && !isExpired) reopen(client, name, topic, REFUSED_MS);
    else if (reason || state === 'CLOSED') reopen(client, name, topic, REOPENED_AFTER_MS);
  });
}

/** supabase-js never joins a closed channel again, and a refused one for ever. */
function reopen(client: PortalClient, name: string, topic: Topic, afterMs: number): void {
  void drop(client, name, topic);
  topic.timer = setTimeout(() => void open(client, name, topic), afterMs);
}

async function drop(client: PortalClient, name: string, topic: Topic): Promise<void> {
  const { channel } = topic;
  topic.channel = null;
  topic.isJoined = false;
  if (!channel) return;
  const leaving = leavingOf(client);
  const left = client.removeChannel(channel).catch(() => undefined);
  leaving.set(name, left);
  await left;
  if (leaving.get(name) === left) leaving.delete(name);
}

function setJoined(topic: Topic, isJoined: boolean): void {
  topic.isJoined = isJoined;
  for (const { onJoined, onChange } of [...topic.listeners]) {
    onJoined(isJoined);
    if (isJoined) onChange();
  }
}
