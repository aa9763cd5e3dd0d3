import { DRAFT_PREFIX } from 'shared-domain/drafts';
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
const KEY = `${DRAFT_PREFIX}application`;

/** The draft kept in this tab for the owner; null when there is none. Anybody else's is thrown away. */
export function readKeptDraft({ userId, version }: DraftOwner): Draft | null {
  const kept = parsed();
  if (kept?.userId === userId && kept.version === version) return kept.draft;
  forgetDraft();
  return null;
}

export function keepDraft({ userId, version }: DraftOwner, draft: Draft): void {
  const kept: Kept = { userId, version, draft };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the form goes on without.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function parsed(): Kept | null {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}
