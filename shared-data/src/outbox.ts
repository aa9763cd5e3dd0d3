import { useMemo, useSyncExternalStore } from 'react';
import { OUTBOX_PREFIX, outboxPrefix } from 'shared-domain/drafts';
import type { Instant } from 'shared-domain/schedule';
import { tryStorage } from 'shared-portal/browser-storage';
import { useUserId } from 'shared-portal/portal';
import { isTransient } from './outgoing-problem';

/** A message that the server has not stored yet. */
export interface OutgoingMessage {
  /** Stored under this id: sent twice, it is one message. */
  readonly id: string;
  readonly conversationId: string;
  readonly consultationId: string;
  readonly text: string;
  readonly writtenAt: Instant;
  /** When it was queued, in milliseconds of the device's clock; larger than of those before it. */
  readonly queuedAt: number;
  /** Error code of the last attempt; null: none has failed. */
  readonly problem: string | null;
}

/** The server has refused it: only the user decides what becomes of it. */
export const isRefused = ({ problem }: OutgoingMessage): boolean => problem !== null && !isTransient(problem);

/** Areas have separate copies of this module, and `storage` events reach other tabs only. */
const CHANGED = 'vinculo-outbox-changed';

/** In place of a storage that is blocked or full. */
const memory = new Map<string, string>();

/** Stored text by key. Each message has its own: tabs that write at the same moment do not overwrite each other's. */
function rawMessages(userId: string | null): ReadonlyMap<string, string> {
  const prefix = outboxPrefix(userId);
  const stored = tryStorage(() => Object.entries({ ...localStorage }) as [string, string][]) ?? [];
  return new Map([...stored, ...memory].filter(([key]) => key.startsWith(prefix)));
}

/** Changes when a message does. JSON has no line breaks. */
const rawOutbox = (userId: string | null): string => [...rawMessages(userId).values()].sort().join('\n');

const parse = (raw: string): readonly OutgoingMessage[] =>
  raw
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as OutgoingMessage];
      } catch {
        return [];
      }
    })
    .sort((a, b) => a.queuedAt - b.queuedAt || a.id.localeCompare(b.id));

/** The user's unsent messages on this device, in the order of sending, in all conversations. */
export const readOutbox = (userId: string | null): readonly OutgoingMessage[] => parse(rawOutbox(userId));

/** Later than all that wait, also if the device's clock was set back. */
const nextInQueue = (userId: string): number =>
  Math.max(Date.now(), ...readOutbox(userId).map(({ queuedAt }) => queuedAt + 1));

function store(userId: string, message: OutgoingMessage): void {
  const key = outboxPrefix(userId) + message.id;
  memory.set(key, JSON.stringify(message));
  tryStorage(() => {
    localStorage.setItem(key, JSON.stringify(message));
    memory.delete(key);
  });
}

const reportChange = () => void window.dispatchEvent(new Event(CHANGED));

/** Changes messages that are still unsent, in all tabs. */
export function updateOutgoing(userId: string, messages: readonly OutgoingMessage[]): void {
  const known = rawMessages(userId);
  for (const message of messages) if (known.has(outboxPrefix(userId) + message.id)) store(userId, message);
  reportChange();
}

/** Removes a message that is stored, or that the user discards, in all tabs. */
export function removeOutgoing(userId: string, { id }: OutgoingMessage): void {
  const key = outboxPrefix(userId) + id;
  memory.delete(key);
  tryStorage(() => localStorage.removeItem(key));
  reportChange();
}

/** Calls `onChange` after changes here (`isElsewhere` false) and in other tabs. Returns a stop function. */
export function watchOutbox(onChange: (isElsewhere: boolean) => void): () => void {
  const here = () => onChange(false);
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(OUTBOX_PREFIX)) onChange(true);
  };
  window.addEventListener(CHANGED, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGED, here);
    window.removeEventListener('storage', elsewhere);
  };
}

/** How many messages the user has not sent yet, in all conversations. */
export function useUnsentCount(): number {
  const userId = useUserId();
  return useSyncExternalStore(watchOutbox, () => readOutbox(userId).length);
}

/** The newest refused message of each conversation. */
export function useRefused(): readonly OutgoingMessage[] {
  const userId = useUserId();
  const raw = useSyncExternalStore(watchOutbox, () => rawOutbox(userId));
  return useMemo(
    () => [
      ...new Map(
        parse(raw)
          .filter(isRefused)
          .map((each) => [each.conversationId, each]),
      ).values(),
    ],
    [raw],
  );
}

/** The unsent messages of a conversation, oldest first, and what the user can do with them. */
export function useOutgoing(conversationId: string) {
  const userId = useUserId();
  const raw = useSyncExternalStore(watchOutbox, () => rawOutbox(userId));
  const outgoing = useMemo(
    () => parse(raw).filter((message) => message.conversationId === conversationId),
    [raw, conversationId],
  );
  return {
    outgoing,
    add: (message: Pick<OutgoingMessage, 'consultationId' | 'text' | 'writtenAt'>) => {
      if (userId === null) return;
      const queuedAt = nextInQueue(userId);
      store(userId, { ...message, id: crypto.randomUUID(), conversationId, queuedAt, problem: null });
      reportChange();
    },
    /** Sends it again, after the others. */
    retry: (message: OutgoingMessage) => {
      if (userId === null) return;
      updateOutgoing(userId, [{ ...message, queuedAt: nextInQueue(userId), problem: null }]);
    },
    discard: (message: OutgoingMessage) => {
      if (userId !== null) removeOutgoing(userId, message);
    },
  };
}
