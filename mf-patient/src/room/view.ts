import type { Stage } from './facts';
import type { RoomPhase } from './provider';

/** Entering keeps the page on which it began. */
export type SettledPhase = Exclude<RoomPhase, 'entering'>;

/** What the page shows. */
export type View =
  'unpaid' | 'cancelled' | 'missed' | 'lobby' | 'waiting' | 'call' | 'external' | 'taken-over' | 'after';

const BY_PHASE: Record<SettledPhase, (stage: 'early' | 'open' | 'ended' | 'over') => View> = {
  outside: (stage) => (stage === 'ended' || stage === 'over' ? 'after' : 'lobby'),
  refused: (stage) => (stage === 'ended' || stage === 'over' ? 'after' : 'lobby'),
  // The call knows of its end before the page has read it. It ends when the room closes.
  waiting: (stage) => (stage === 'over' ? 'after' : 'waiting'),
  connecting: (stage) => (stage === 'over' ? 'after' : 'call'),
  connected: (stage) => (stage === 'over' ? 'after' : 'call'),
  reconnecting: (stage) => (stage === 'over' ? 'after' : 'call'),
  elsewhere: (stage) => (stage === 'ended' || stage === 'over' ? 'after' : 'external'),
  taken_over: (stage) => (stage === 'ended' || stage === 'over' ? 'after' : 'taken-over'),
  left: () => 'after',
  ended: () => 'after',
};

/** The view of a room and of this page's place in it. A consultation that does not happen closes the call. */
export const viewOf = (stage: Stage, phase: SettledPhase): View =>
  stage === 'unpaid' || stage === 'cancelled' || stage === 'missed' ? stage : BY_PHASE[phase](stage);
