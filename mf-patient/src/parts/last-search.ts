import { keepInTab, keptInTab } from 'shared-portal/browser-storage';

const SEARCH = '/patient/search';
const NAME = 'search';

/** Keeps with which filters this tab searched last ("?cidade=Recife"), until the person signs out. */
export const rememberSearch = (query: string): void => keepInTab(NAME, query);

/** Address of the search, with the filters it was left with. */
export const lastSearch = (): string => `${SEARCH}${keptInTab(NAME) ?? ''}`;
