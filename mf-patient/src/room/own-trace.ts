import { readFromTab, removeFromTab, storeInTab } from 'shared-portal/browser-storage';
import { haveMet, stageOf, type RoomFacts } from './facts';

/** What this tab left behind in a room. */
export interface OwnTrace {
  /** Its names in the database, the newest first. */
  readonly pages: readonly string[];
  /** The user left. Otherwise the tab went away during its visit: a reload, a crash, an empty battery. */
  readonly hasLeft: boolean;
}

/** The user is in the room by another device or tab: that page's name in the database is not this tab's. */
export const isElsewhere = ({ ownPage }: RoomFacts, trace: OwnTrace | null): boolean =>
  ownPage !== null && !trace?.pages.includes(ownPage);

/** The user was in the call, and this tab went away without leaving. No other one took its place, also for a while. */
export const hasDropped = (facts: RoomFacts, trace: OwnTrace | null, now: Date): boolean =>
  trace?.hasLeft === false &&
  trace.pages.some((page) => page === facts.ownLastPage) &&
  haveMet(facts) &&
  stageOf(facts, now) === 'open';

const nameOf = (consultationId: string) => `room-${consultationId}`;
const MOST_PAGES = 5;

/**
 * Stores until sign-out that this tab enters the room with a page, is in it, or left it; null: another device took its place. A
 * page that enters may be in the room without knowing, so its name is stored before.
 * @param hasLeft without it as before
 */
export function leaveTrace(
  consultationId: string,
  trace: { readonly page: string; readonly hasLeft?: boolean } | null,
): void {
  const name = nameOf(consultationId);
  if (trace === null) return removeFromTab(name);
  const before = readTrace(consultationId);
  const pages = [trace.page, ...(before?.pages.filter((page) => page !== trace.page) ?? [])];
  const hasLeft = trace.hasLeft ?? before?.hasLeft ?? true;
  storeInTab(name, [hasLeft ? 'left' : 'inside', ...pages.slice(0, MOST_PAGES)].join(' '));
}

export function readTrace(consultationId: string): OwnTrace | null {
  const [kind, ...pages] = (readFromTab(nameOf(consultationId)) ?? '').split(' ');
  return pages.length === 0 ? null : { pages, hasLeft: kind === 'left' };
}
