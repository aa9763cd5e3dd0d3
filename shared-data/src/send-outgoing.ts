import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onConnectionBack } from 'shared-portal/connection-back';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { conversationKey, CONVERSATIONS_KEY, MESSAGES_KEY, messagesKey } from './conversation-keys';
import { messageFrom, type Message } from './message';
import {
  isRefused,
  readOutbox,
  removeOutgoing,
  updateOutgoing,
  watchOutbox,
  type OutgoingMessage,
} from './outbox';
import { problemOf } from './outgoing-problem';

/** Milliseconds until messages that could not be sent are sent again; a connection that is back is not waited for. */
const RETRY_MS = 10_000;
/** Milliseconds until a request without a response counts as lost. */
const LIMIT_MS = 20_000;

/** Milliseconds after which only the user sends a message: it may no longer be meant. */
const LATEST_MS = 24 * 3_600_000;

interface Sender {
  readonly supabase: () => Promise<PortalClient>;
  readonly userId: string;
  readonly queries: QueryClient;
}

/** Sends the user's unsent messages in their order, on every page of an area. One for each area. */
export function SendOutgoing(): null {
  const supabase = useSupabase();
  const userId = useUserId();
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === null) return undefined;
    const sender = { supabase, userId, queries };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = async (isRetry: boolean) => {
      // Without a client nothing else works either, and the reads report it.
      await sendAll(sender, isRetry).catch(() => undefined);
      clearTimeout(timer);
      if (!isOver && readOutbox(userId).some((message) => !isRefused(message)))
        timer = setTimeout(retry, RETRY_MS);
    };
    const retry = () => void send(true);
    const stops = [
      watchOutbox((isElsewhere) => {
        // Another tab has sent them.
        if (isElsewhere) void queries.invalidateQueries({ queryKey: [MESSAGES_KEY] });
        void send(false);
      }),
      onConnectionBack(retry),
    ];
    retry();
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [supabase, userId, queries]);
  return null;
}

let lastInPage: Promise<void> = Promise.resolve();

/** One tab sends at a time; a browser without locks, one task of the page: the server ignores what it has already. */
async function exclusively(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) lastInPage = lastInPage.then(task, task);
  await ('locks' in navigator ? navigator.locks.request(name, task) : lastInPage);
}

/** Whether there is nothing to do: what has failed is only sent again by a retry. */
const isIdle = (all: readonly OutgoingMessage[], isRetry: boolean) =>
  !all.some((message) => !isRefused(message) && (isRetry || message.problem === null));

/** Stops sending what has waited too long. */
function stopOld(userId: string): void {
  const old = readOutbox(userId).filter(
    (message) => !isRefused(message) && Date.now() - message.queuedAt > LATEST_MS,
  );
  if (old.length === 0) return;
  updateOutgoing(
    userId,
    old.map((message) => ({ ...message, problem: 'too_old' })),
  );
}

async function sendAll(sender: Sender, isRetry: boolean): Promise<void> {
  const { userId, supabase } = sender;
  stopOld(userId);
  if (isIdle(readOutbox(userId), isRetry)) return;
  await exclusively(`outbox-${userId}`, async () => {
    if (isIdle(readOutbox(userId), isRetry)) return;
    const client = await supabase();
    for (;;) {
      const next = readOutbox(userId).find((message) => !isRefused(message));
      if (!next || !(await sendOne(client, sender, next))) return;
    }
  });
}

/** Returns whether the next one can be sent. */
async function sendOne(client: PortalClient, sender: Sender, message: OutgoingMessage): Promise<boolean> {
  const { userId, queries } = sender;
  const { data, error, status } = await client
    .rpc('send_message', {
      consultation_id: message.consultationId,
      message_id: message.id,
      content: message.text,
    })
    .abortSignal(AbortSignal.timeout(LIMIT_MS));
  if (error) {
    const failed = { ...message, problem: problemOf(error, status) };
    // Those behind it wait for it.
    const behind = readOutbox(userId).filter((other) => other.id !== message.id && !isRefused(other));
    const waiting = isRefused(failed) ? [] : behind.map((other) => ({ ...other, problem: failed.problem }));
    updateOutgoing(userId, [failed, ...waiting]);
    if (isRefused(failed))
      void queries.invalidateQueries({ queryKey: conversationKey(message.consultationId) });
    return isRefused(failed);
  }
  show(queries, message.consultationId, messageFrom(data));
  removeOutgoing(userId, message);
  return true;
}

/** Adds a stored message to those that are shown, and reads them again. */
function show(queries: QueryClient, consultationId: string, message: Message): void {
  queries.setQueriesData<InfiniteData<readonly Message[]>>(
    { queryKey: messagesKey(consultationId) },
    (known) => {
      if (!known || known.pages.flat().some(({ id }) => id === message.id)) return known;
      const [newest = [], ...older] = known.pages;
      return { ...known, pages: [[message, ...newest], ...older] };
    },
  );
  // A read in flight may have started before the message was stored.
  void queries.invalidateQueries({ queryKey: [MESSAGES_KEY] });
  void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
}
