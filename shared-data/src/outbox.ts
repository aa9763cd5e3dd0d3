import { useMemo, useSyncExternalStore } from 'react';
import { OUTBOX_PREFIX } from 'shared-domain/drafts';
import type { Instant } from 'shared-domain/schedule';
import { tryStorage } from 'shared-portal/browser-storage';
import { useUserId } from 'shared-portal/portal';

/** A message that the server has not stored yet. */
export interface OutgoingMessage {
  /** Stored under this id: sent twice, it is one message. */
  readonly id: string;
  readonly conversationId: string;
  readonly consultationId: string;
  readonly text: string;
  readonly writtenAt: Instant;
  /** Error code of the last attempt; null: none has failed. */
  readonly problem: string | null;
}

/** Nothing is wrong with the message: it is sent again without the user. */
const TRANSIENT: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'aborted',
  'server_unavailable',
  'too_many_messages',
  // The shell has the user sign in again.
  'session_ended',
  'not_authenticated',
  'PGRST301',
  'PGRST303',
]);

/** The server has refused it: only the user decides what becomes of it. */
export const isRefused = ({ problem }: OutgoingMessage): boolean =>
  problem !== null && !TRANSIENT.has(problem);

/** Areas have separate copies of this module, and `storage` events reach other tabs only. */
const CHANGED = 'vinculo-outbox-changed';

/** In place of a storage that is blocked or full. */
const memory = new Map<string, string>();

const keyOf = (userId: string | null) => `${OUTBOX_PREFIX}${userId}`;

const rawOutbox = (userId: string | null): string =>
  memory.get(keyOf(userId)) ?? tryStorage(() => localStorage.getItem(keyOf(userId))) ?? '';

function parse(raw: string): readonly OutgoingMessage[] {
  if (raw === '') return [];
  try {
    return JSON.parse(raw) as readonly OutgoingMessage[];
  } catch {
    return [];
  }
}

/** The user's unsent messages on this device, oldest first, in all conversations. */
export const readOutbox = (userId: string | null): readonly OutgoingMessage[] => parse(rawOutbox(userId));

/** Replaces the unsent messages, in all tabs. They are stored until they are sent, or until sign-out. */
export function changeOutbox(
  userId: string,
  change: (before: readonly OutgoingMessage[]) => readonly OutgoingMessage[],
): void {
  const key = keyOf(userId);
  const after = change(readOutbox(userId));
  memory.set(key, after.length > 0 ? JSON.stringify(after) : '');
  tryStorage(() => {
    if (after.length > 0) localStorage.setItem(key, JSON.stringify(after));
    else localStorage.removeItem(key);
    memory.delete(key);
  });
  window.dispatchEvent(new Event(CHANGED));
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

/** Removes what another user of this device has left. */
export function forgetOtherOutboxes(userId: string): void {
  tryStorage(() => {
    const others = Object.keys(localStorage).filter(
      (key) => key.startsWith(OUTBOX_PREFIX) && key !== keyOf(userId),
    );
    for (const key of others) localStorage.removeItem(key);
  });
}

/** The unsent messages of a conversation, oldest first, and what the user can do with them. */
export function useOutgoing(conversationId: string) {
  const userId = useUserId();
  const raw = useSyncExternalStore(watchOutbox, () => rawOutbox(userId));
  const outgoing = useMemo(
    () => parse(raw).filter((message) => message.conversationId === conversationId),
    [raw, conversationId],
  );
  const change = (next: Parameters<typeof changeOutbox>[1]) => {
    if (userId !== null) changeOutbox(userId, next);
  };
  return {
    outgoing,
    add: (message: Pick<OutgoingMessage, 'consultationId' | 'text' | 'writtenAt'>) =>
      change((all) => [...all, { ...message, id: crypto.randomUUID(), conversationId, problem: null }]),
    /** Sends it again, after the others. */
    retry: (message: OutgoingMessage) =>
      change((all) => [...all.filter(({ id }) => id !== message.id), { ...message, problem: null }]),
    discard: ({ id: discarded }: OutgoingMessage) =>
      change((all) => all.filter(({ id }) => id !== discarded)),
  };
}
