import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSupabase } from 'shared-portal/portal';
import { CONVERSATIONS_KEY } from './conversation-keys';
import type { Side } from './conversations';
import type { Message } from './message';
import { announceRead } from './unread-messages';

/**
 * Marks the conversation as read up to the newest message of the other side while it is in view (`isInView`) and the
 * page is visible and has the focus. A failure is ignored: the next message or visit marks it again.
 */
export function useMarkRead(
  consultationId: string,
  side: Side,
  messages: readonly Message[],
  isInView: boolean,
) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const newest = messages.findLast(({ sender }) => sender !== side)?.id;
  useEffect(() => {
    if (newest === undefined || !isInView) return undefined;
    const mark = async () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
      const client = await supabase();
      await client.rpc('mark_conversation_read', {
        consultation_id: consultationId,
        message_id: newest,
      });
      announceRead();
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
    };
    const look = () => void mark();
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [consultationId, newest, isInView, supabase, queries]);
}
