import { forgetInTab, keepInTab, keptInTab } from 'shared-portal/browser-storage';
import type { Draft } from './draft';

/** Whose draft it is, and of which version of the application: another one's draft is of no use. */
export interface DraftOwner {
  readonly userId: string;
  /** When the application last changed; 'new' where there is none. */
  readonly version: string;
}

interface Kept extends DraftOwner {
  readonly draft: Draft;
}

/** One place in this tab: it survives a reload and the way through signing in, and goes with the tab or with signing out. */
const NAME = 'application';

/** The draft kept in this tab for the owner; null when there is none. Anybody else's is thrown away. */
export function readKeptDraft({ userId, version }: DraftOwner): Draft | null {
  const kept = parsed();
  if (kept?.userId === userId && kept.version === version) return kept.draft;
  forgetDraft();
  return null;
}

export function keepDraft({ userId, version }: DraftOwner, draft: Draft): void {
  const kept: Kept = { userId, version, draft };
  keepInTab(NAME, JSON.stringify(kept));
}

export const forgetDraft = (): void => forgetInTab(NAME);

function parsed(): Kept | null {
  try {
    return JSON.parse(keptInTab(NAME) ?? 'null') as Kept | null;
  } catch {
    return null; // not what was kept here
  }
}
