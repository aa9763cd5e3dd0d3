import { DRAFT_PREFIX } from 'shared-domain/drafts';

/**
 * Uses the browser's storage; returns undefined if it is blocked, where even accessing it may throw, or full.
 */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Work in progress stored in this tab until sign-out; null: none. */
export const readFromTab = (name: string): string | null =>
  tryStorage(() => sessionStorage.getItem(`${DRAFT_PREFIX}${name}`)) ?? null;

/** Stores it under a name, until sign-out or until the tab is closed. */
export const storeInTab = (name: string, text: string): void =>
  tryStorage(() => sessionStorage.setItem(`${DRAFT_PREFIX}${name}`, text));

/** Removes the value of a name. */
export const removeFromTab = (name: string): void =>
  tryStorage(() => sessionStorage.removeItem(`${DRAFT_PREFIX}${name}`));
