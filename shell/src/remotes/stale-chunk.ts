import { whereAllowed } from 'shared-portal/browser-storage';

/** Files for which this tab has been reloaded already. */
const RELOADED_KEY = 'vinculo-reloaded';

/** The file that could not be loaded, when that is what an error is about; otherwise null. */
export function missingChunk(error: unknown): string | null {
  const { name, code, request, message } = (error ?? {}) as Record<string, unknown>;
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isChunk ? String(request ?? message) : null;
}

/**
 * Fetches a file anew, for ten seconds at most. A copy that was damaged on its way is refused, and would be kept for as
 * long as a good one.
 */
export const refetch = (file: string): Promise<unknown> =>
  fetch(file, { cache: 'reload', signal: AbortSignal.timeout(10_000) }).catch(() => undefined);

/**
 * Reloads the page when a file is gone because something newer was published. Once a file and tab, so that
 * a file that never comes back leads to a panel and not to a loop. Answers whether the page is reloading.
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
  whereAllowed(() => JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]') as string[]) ?? [];

/** Answers nothing where storage is refused: without a memory nothing would stop a loop. */
const remember = (file: string): true | undefined =>
  whereAllowed(() => {
    sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...readReloaded(), file]));
    return true;
  });
