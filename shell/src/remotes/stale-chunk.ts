import { tryStorage } from 'shared-portal/browser-storage';

/** Files for which this tab has already reloaded. */
const RELOADED_KEY = 'vinculo-reloaded';

/** The file named by a failed-load error; otherwise null. */
export function missingChunk(error: unknown): string | null {
  const { name, code, request, message } = (error ?? {}) as Record<string, unknown>;
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isChunk ? String(request ?? message) : null;
}

/**
 * Fetches a file again, for at most ten seconds. A copy damaged in transit fails its integrity check, and the
 * browser would otherwise cache it like a valid one.
 */
export const refetch = (file: string): Promise<unknown> =>
  fetch(file, { cache: 'reload', signal: AbortSignal.timeout(10_000) }).catch(() => undefined);

/**
 * Reloads the page when a file is missing because a newer version was published. Once per file and tab, so
 * that a file that stays missing leads to the error panel instead of a loop. Returns whether the page is
 * reloading.
 */
export async function reloadOnce(
  file: string,
  isOutdated: () => Promise<boolean>,
  page: Pick<Location, 'reload'> = location,
): Promise<boolean> {
  if (readReloaded().includes(file) || !(await isOutdated().catch(() => false))) return false;
  if (!remember(file)) return false;
  page.reload();
  return true;
}

const readReloaded = (): readonly string[] =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]') as string[]) ?? [];

/** Returns undefined if storage is unavailable: without it, nothing would stop a reload loop. */
const remember = (file: string): true | undefined =>
  tryStorage(() => {
    sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...readReloaded(), file]));
    return true;
  });
