import { DRAFT_PREFIX } from 'shared-domain/drafts';

const SEARCH = '/patient/search';
const KEY = `${DRAFT_PREFIX}search`;

/** Keeps with which filters this tab searched last ("?cidade=Recife"), until the person signs out. */
export function rememberSearch(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // A full store: the way back leads to everybody.
  }
}

/** Address of the search, with the filters it was left with. */
export const lastSearch = (): string => `${SEARCH}${sessionStorage.getItem(KEY) ?? ''}`;
