import type { Choice } from './choice';
import { queryOf } from './settings';

const KEY = 'vinculo-workbench';

/** The last choice in this tab, as the query of its address, or null. */
export const recall = (): string | null => sessionStorage.getItem(KEY);

/** Keeps a choice for this tab. */
export const remember = (choice: Choice): void => sessionStorage.setItem(KEY, query(choice));

/** Address of a choice, to be passed on. */
export const linkTo = (choice: Choice): string => `${location.origin}/${query(choice)}`;

/** Opens a choice anew, at an address: a fresh database, all clocks set. */
export function open(choice: Choice, path = choice.scenario.path): void {
  remember(choice);
  location.assign(path);
  if (sameDocument(path)) location.reload();
}

const query = ({ scenario, settings }: Choice) => queryOf(scenario.id, scenario, settings);

/** Going to the address one is at, or to another fragment of it, loads nothing. */
function sameDocument(path: string): boolean {
  const { pathname, search } = new URL(path, location.href);
  return pathname === location.pathname && search === location.search;
}
