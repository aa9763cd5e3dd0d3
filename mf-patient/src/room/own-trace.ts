import { readFromTab, removeFromTab, storeInTab } from 'shared-portal/browser-storage';
import { haveMet, ownVisit, stageOf, type RoomFacts } from './facts';

/** A page whose last request was lost counts as inside for two minutes. */
const LOST_MS = 120_000;

/** What this tab left behind in a room: `inside`, it went away during its visit; `left`, it left a moment ago; null: nothing. */
export type OwnTrace = 'inside' | 'left' | null;

/** The user was in the call, and this tab went away without leaving: a reload, a crash, an empty battery. */
export const hasDropped = (facts: RoomFacts, trace: OwnTrace, now: Date): boolean =>
  trace === 'inside' && haveMet(facts) && stageOf(facts, now) === 'open';

/** The user is in the room, and not by this tab. */
export const isElsewhere = (facts: RoomFacts, trace: OwnTrace): boolean => {
  const { joinedAt, leftAt } = ownVisit(facts);
  return trace === null && joinedAt !== null && leftAt === null;
};

const nameOf = (consultationId: string) => `room-${consultationId}`;

/** Stores until sign-out that this tab entered the room, or left it; null: another device took its place. */
export function leaveTrace(consultationId: string, trace: OwnTrace): void {
  const name = nameOf(consultationId);
  if (trace === null) removeFromTab(name);
  else storeInTab(name, trace === 'left' ? String(Date.now()) : trace);
}

export function readTrace(consultationId: string): OwnTrace {
  const stored = readFromTab(nameOf(consultationId));
  if (stored === null || stored === 'inside') return stored;
  return Date.now() - Number(stored) < LOST_MS ? 'left' : null;
}
