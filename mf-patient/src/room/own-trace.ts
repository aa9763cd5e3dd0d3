import { readFromTab, removeFromTab, storeInTab } from 'shared-portal/browser-storage';
import { haveMet, stageOf, type RoomFacts } from './facts';

/** What this tab left behind in a room. */
export interface OwnTrace {
  /** Its name in the database. */
  readonly page: string;
  /** The user left. Otherwise the tab went away during its visit: a reload, a crash, an empty battery. */
  readonly hasLeft: boolean;
}

/** The user is in the room by another device or tab: that page's name in the database is not this tab's. */
export const isElsewhere = ({ ownPage }: RoomFacts, trace: OwnTrace | null): boolean =>
  ownPage !== null && ownPage !== trace?.page;

/** The user was in the call, and this tab went away without leaving. No other one took its place. */
export const hasDropped = (facts: RoomFacts, trace: OwnTrace | null, now: Date): boolean =>
  trace?.hasLeft === false && !isElsewhere(facts, trace) && haveMet(facts) && stageOf(facts, now) === 'open';

const nameOf = (consultationId: string) => `room-${consultationId}`;

/** Stores until sign-out that this tab entered the room, or left it; null: another device took its place. */
export function leaveTrace(consultationId: string, trace: OwnTrace | null): void {
  const name = nameOf(consultationId);
  if (trace === null) removeFromTab(name);
  else storeInTab(name, `${trace.hasLeft ? 'left' : 'inside'} ${trace.page}`);
}

export function readTrace(consultationId: string): OwnTrace | null {
  const [kind, page] = (readFromTab(nameOf(consultationId)) ?? '').split(' ');
  return page === undefined ? null : { page, hasLeft: kind === 'left' };
}
