import { DRAFT_PREFIX } from 'shared-domain/drafts';

/** Uses the browser's storage; answers nothing where that is refused, which even asking for it may be, or is full. */
export function whereAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What this tab keeps of what somebody is in the middle of, until they sign out; null: nothing. */
export const keptInTab = (name: string): string | null =>
  whereAllowed(() => sessionStorage.getItem(`${DRAFT_PREFIX}${name}`)) ?? null;

/** Keeps it under a name, until somebody signs out or the tab is closed. */
export const keepInTab = (name: string, text: string): void =>
  whereAllowed(() => sessionStorage.setItem(`${DRAFT_PREFIX}${name}`, text));

/** Keeps nothing under the name any more. */
export const forgetInTab = (name: string): void =>
  whereAllowed(() => sessionStorage.removeItem(`${DRAFT_PREFIX}${name}`));
