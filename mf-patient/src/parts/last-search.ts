import { storeInTab, readFromTab } from 'shared-portal/browser-storage';

const SEARCH = '/patient/search';
const NAME = 'search';

/** Stores the last search filters of this tab ("?cidade=Recife") until the user signs out. */
export const rememberSearch = (query: string): void => storeInTab(NAME, query);

/** Address of the search with its last filters. */
export const lastSearch = (): string => `${SEARCH}${readFromTab(NAME) ?? ''}`;
