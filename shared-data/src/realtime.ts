import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { readAgain, readIfVisible } from './realtime/read-again';
import { listen } from './realtime/topics';

const READ_AGAIN_MS = 300_000;
/** Without a connection, for a user's own topic. */
const UNJOINED_MS = 60_000;
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
 * Reads the queries of a key again on a topic's events, every five minutes, and whenever the tab is shown. Without a
 * connection it reads every minute (a team's topic: every five), or the queries do so by `refetchInterval`, every `pollMs`.
 */
export function useLive(
  topic: string | null,
  events: readonly string[],
  key: readonly unknown[],
  pollMs: number | false = false,
) {
  const queries = useQueryClient();
  const isTeam = topic?.startsWith('team:');
  const apartMs = isTeam ? APART_MS.team : APART_MS.own;
  const isJoined = useTopic(topic, events, () => readAgain(queries, key, apartMs));
  const onLook = useEffectEvent(() => readIfVisible(queries, key));
  const everyMs = isJoined || isTeam ? READ_AGAIN_MS : UNJOINED_MS;
  const isAsking = isJoined || (topic !== null && pollMs === false);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setInterval(() => onLook(), everyMs);
    const look = () => onLook();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAsking, everyMs]);
  return { isJoined, refetchInterval: isJoined ? (false as const) : pollMs };
}
