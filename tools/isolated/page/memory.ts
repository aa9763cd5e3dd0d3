import type { Remembered } from './choice';

const KEY = 'vinculo-workbench';

/** The last choice in this tab, or null. */
export function recall(): Remembered | null {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as Remembered);
}

export function remember(choice: Remembered): void {
  sessionStorage.setItem(KEY, JSON.stringify(choice));
}

/** Opens a scenario anew: a fresh database, the scenario's address. */
export function open({ id, person, path }: Remembered & { readonly path: string }): void {
  remember(person ? { id, person } : { id });
  location.assign(path);
  if (sameDocument(path)) location.reload();
}

/** Going to the address one is at, or to another fragment of it, loads nothing. */
function sameDocument(path: string): boolean {
  const { pathname, search } = new URL(path, location.href);
  return pathname === location.pathname && search === location.search;
}
