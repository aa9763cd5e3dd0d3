import type { Choice } from './choice';
import { queryOf } from './settings';

const KEY = 'vinculo-workbench';

/** The last selection in this tab, as a URL query, or null. */
export const readLastSelection = (): string | null => sessionStorage.getItem(KEY);

/** Remembers a selection for this tab. */
export const saveLastSelection = (choice: Choice): void => sessionStorage.setItem(KEY, query(choice));

/** URL of a selection, for sharing. */
export const linkTo = (choice: Choice): string => `${location.origin}/${query(choice)}`;

/** Reloads the page with a selection at a path: a fresh database, all clocks set. */
export function open(choice: Choice, path = choice.scenario.path): void {
  saveLastSelection(choice);
  location.assign(path);
  if (sameDocument(path)) location.reload();
}

const query = ({ scenario, settings }: Choice) => queryOf(scenario.id, scenario, settings);

/** Navigating to the current URL, or to another fragment of it, does not reload. */
function sameDocument(path: string): boolean {
  const { pathname, search } = new URL(path, location.href);
  return pathname === location.pathname && search === location.search;
}
