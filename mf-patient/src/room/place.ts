import type { RoomFacts } from './facts';
import type { Room, RoomSnapshot } from './provider';

/** The caller's place in a room: what the database knows, the call, and the server's time. */
export interface Place {
  readonly facts: RoomFacts;
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
  readonly now: Date;
}
