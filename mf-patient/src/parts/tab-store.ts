import { DRAFT_PREFIX } from 'shared-domain/drafts';

/** Goes on without where the browser refuses storage, or has no room left. */
function whereAllowed<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** What this tab keeps of what somebody is in the middle of, until they sign out; null: nothing. */
export const keptInTab = (name: string): string | null =>
  whereAllowed(() => sessionStorage.getItem(`${DRAFT_PREFIX}${name}`));

export const keepInTab = (name: string, text: string): void =>
  void whereAllowed(() => sessionStorage.setItem(`${DRAFT_PREFIX}${name}`, text));

export const forgetInTab = (name: string): void =>
  void whereAllowed(() => sessionStorage.removeItem(`${DRAFT_PREFIX}${name}`));
