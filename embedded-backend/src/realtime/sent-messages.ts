import type { Database } from '../database/database.ts';
import { broadcastOf } from './binary-frames.ts';
import { LIMITS } from './limits.ts';
import { channelOf, deliver, type Member } from './member.ts';
import type { Members } from './members.ts';

/** A message that the database has sent (`realtime.send`). */
interface Sent {
  readonly id: string;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly private: boolean;
}

const SENT = 'select id, topic, event, payload, private from realtime.messages';

/** Delivers a message of the database. */
export async function deliverSent(database: Database, members: Members, id: string): Promise<void> {
  const [sent] = await database.query<Sent>(`${SENT} where id = $1`, [id]);
  if (sent)
    members.broadcast(channelOf(sent.topic, sent.private), broadcastOf(sent.event, sent.payload, { id }));
}

/** A client's request for earlier messages. */
export interface ReplayRequest {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly limit?: number;
}

/** Delivers the newest messages since an instant, oldest first. */
export async function replay(
  database: Database,
  member: Member,
  { since, limit }: ReplayRequest,
): Promise<void> {
  const rows = await database.query<Sent>(
    `${SENT} where topic = $1 and private and extension = 'broadcast' and event is not null
       and inserted_at >= to_timestamp($2::float8 / 1000) at time zone 'utc'
     order by inserted_at desc limit $3`,
    [member.topic, since, Math.max(1, Math.min(limit ?? LIMITS.replayed, LIMITS.replayed))],
  );
  for (const { id, event, payload } of rows.toReversed())
    deliver(member, broadcastOf(event, payload, { id, replayed: true }));
}
