import { SIDEBAR_REMEMBERED_DAYS } from 'shared-domain/admin-layout';

const KEY = 'vinculo.admin.sidebar';
const DAY_MS = 86_400_000;

interface Remembered {
  readonly collapsed: boolean;
  /** Epoch milliseconds at which the choice expires. */
  readonly until: number;
}

/** Whether the sidebar was collapsed in the last seven days. */
export function rememberedCollapsed(storage: () => Storage, now: number): boolean {
  try {
    const stored = JSON.parse(storage().getItem(KEY) ?? 'null') as Partial<Remembered> | null;
    return stored?.collapsed === true && typeof stored.until === 'number' && stored.until > now;
  } catch {
    return false; // the stored value is invalid, or storage is unavailable
  }
}

/** Stores the choice for seven days; without storage it lasts until the page is left. */
export function rememberCollapsed(storage: () => Storage, collapsed: boolean, now: number): void {
  const kept: Remembered = { collapsed, until: now + SIDEBAR_REMEMBERED_DAYS * DAY_MS };
  try {
    storage().setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage is full or unavailable
  }
}
