import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { conversationKey } from './conversation-keys';
import { useRead } from './query';

/** A consultation of the two was moved or cancelled. */
export interface ConversationChange {
  readonly id: string;
  readonly changedAt: Instant;
  /** When the consultation was to start. */
  readonly wasAt: Instant;
  /** Null: it was cancelled. */
  readonly movedTo: Instant | null;
}

/**
 * Moves and cancellations between a consultation's participants, oldest first; disabled unless `wanted`. Read again with
 * their conversation.
 */
export function useConversationChanges(consultationId: string, wanted: boolean) {
  return useRead({
    key: [...conversationKey(consultationId), 'changes'],
    enabled: wanted,
    read: async (client): Promise<readonly ConversationChange[]> => {
      const { data, error } = await client.rpc('conversation_changes', { consultation_id: consultationId });
      if (error) throw toAppError(error);
      return data
        .map((row) => ({
          id: `change-${row.id}`,
          changedAt: row.changed_at,
          wasAt: row.was_at,
          movedTo: row.moved_to,
        }))
        .reverse();
    },
  });
}
