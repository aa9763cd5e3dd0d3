import type { Instant } from 'shared-domain/schedule';
import type { Database } from 'shared-portal/database';
import type { Side } from './conversations';

/** What the author of a message did with the consultation. */
export type MessageEvent =
  'cancelled' | 'proposed' | 'proposal_accepted' | 'proposal_refused' | 'proposal_withdrawn';

export interface Message {
  readonly id: string;
  readonly sender: Side;
  readonly text: string;
  readonly sentAt: Instant;
  /** Null: an ordinary message. */
  readonly event: MessageEvent | null;
  /** The other side has read it. */
  readonly isRead: boolean;
}

type Row = Pick<
  Database['public']['Functions']['conversation_messages']['Returns'][number],
  'id' | 'sender' | 'content' | 'event' | 'created_at' | 'read_at'
>;

/** A message as the procedures answer it. */
export const messageFrom = (row: Row): Message => ({
  id: row.id,
  sender: row.sender as Side,
  text: row.content,
  sentAt: row.created_at,
  event: row.event as MessageEvent | null,
  isRead: row.read_at !== null,
});
