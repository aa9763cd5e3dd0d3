import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { readAgain, readIfVisible } from './realtime/read-again';
import { listen } from './realtime/topics';

const READ_AGAIN_MS = 300_000;
/** Milliseconds between two reads after events. A team's queues may change all the time. */
const APART_MS = { own: 250, team: 5000 };

/**
 * Joins a private topic of Realtime (null: none) and calls `reread` on its events and after each join. Returns whether
 * the page is joined; without, it must ask by itself.
 */
export function useTopic(topic: string | null, events: readonly string[], reread: () => void): boolean {
  const supabase = useSupabase();
  const [joined, setJoined] = useState<string | null>(null);
  const onChange = useEffectEvent(reread);
  const names = events.join(' ');
  useEffect(() => {
    if (topic === null) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const listener = {
      events: names.split(' '),
      onChange: () => onChange(),
      onJoined: (isJoined: boolean) => setJoined(isJoined ? topic : null),
    };
    const start = async () => {
      const client = await supabase();
      if (!isOver) stop = listen(client, topic, listener);
    };
    // Without a client nothing else works either, and the reads report it.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [supabase, topic, names]);
  return topic !== null && joined === topic;
}

/** The signed-in user's own topic; null without one. */
export function useOwnTopic(): string | null {
  const userId = useUserId();
  return userId === null ? null : `person:${userId}`;
}

/**
 * Reads the queries of a key again on a topic's events; while joined also every five minutes and whenever the tab is
 * shown. `refetchInterval` is for the queries: every `pollMs` without a connection (false: not).
 */
export function useLive(
  topic: string | null,
  events: readonly string[],
  key: readonly unknown[],
  pollMs: number | false = false,
) {
  const queries = useQueryClient();
  const apartMs = topic?.startsWith('team:') ? APART_MS.team : APART_MS.own;
  const isJoined = useTopic(topic, events, () => readAgain(queries, key, apartMs));
  const onLook = useEffectEvent(() => readIfVisible(queries, key));
  useEffect(() => {
    if (!isJoined) return undefined;
    const timer = setInterval(() => onLook(), READ_AGAIN_MS);
    const look = () => onLook();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isJoined]);
  return { isJoined, refetchInterval: isJoined ? (false as const) : pollMs };
}
