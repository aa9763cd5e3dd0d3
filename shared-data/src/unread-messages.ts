import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAppError } from 'shared-domain/errors';
import type { Side } from './conversations';
import { useRead } from './query';
import { useLive, useOwnTopic } from './realtime';

const KEY = ['unread-messages'];

/** Milliseconds between two reads without realtime. */
const EVERY_MS = 60_000;

/** The header has a query client of its own: it hears of what an area marks as read by this event. */
const READ = 'messages-read';

/** Has the header count again. */
export const announceRead = (): void => void dispatchEvent(new Event(READ));

/** Number of unread messages in all conversations of one side. */
export function useUnreadTotal(side: Side) {
  const queries = useQueryClient();
  useEffect(() => {
    const readAgain = () => void queries.invalidateQueries({ queryKey: KEY });
    addEventListener(READ, readAgain);
    return () => removeEventListener(READ, readAgain);
  }, [queries]);
  const live = useLive(useOwnTopic(), ['messages'], KEY, EVERY_MS);
  return useRead({
    ...live,
    key: [...KEY, side],
    read: async (client): Promise<number> => {
      const { data, error } = await client.rpc('unread_messages', { side });
      if (error) throw toAppError(error);
      return data;
    },
  });
}
