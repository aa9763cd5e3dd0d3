import type { ServedData } from 'shared-portal/contract';

/** The data that the server wrote beside the page's HTML; null if it rendered none. */
export function servedData(): ServedData | null {
  return JSON.parse(document.getElementById('served')?.textContent ?? 'null') as ServedData | null;
}
