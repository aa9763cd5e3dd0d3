import type { Limits, ServedHost } from './served-pages.ts';

/** Knows which profiles changed. */
export interface Changes {
  /** Resolves when the changes of up to `changesMs` ago are known, or when waiting longer would delay pages. */
  readonly upToDate: () => Promise<void>;
}

/** A result of the procedure `changed_profiles`. */
interface Answer {
  readonly upTo: number;
  readonly ids: readonly string[] | null;
}

/**
 * Reads from the database which profiles changed. Every process does so for its own cache: nothing has to know the
 * processes of a portal, or to reach them. While the database does not answer, pages stay as long as without changes.
 * @param onChange called with the tags of what changed; null: it is unknown what did
 */
export function createChanges(
  { api, fetch: send, onFault = () => undefined }: Pick<ServedHost, 'api' | 'fetch' | 'onFault'>,
  limits: Pick<Limits, 'changesMs' | 'changesBudgetMs'>,
  onChange: (tags: readonly string[] | null) => void,
): Changes {
  let since: number | null = null;
  let reading: Promise<void> | null = null;
  let startedAt = -Infinity;
  let isFailing = false;

  async function read(): Promise<void> {
    const response = await send(`${api.url}/rest/v1/rpc/changed_profiles`, {
      method: 'POST',
      headers: { apikey: api.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ since }),
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`changed_profiles answered with status ${response.status}`);
    const { upTo, ids } = (await response.json()) as Answer;
    // Before the first answer changes were missed, and after a restore the numbers begin again.
    const isKnown = since !== null && since <= upTo && ids !== null;
    since = upTo;
    if (!isKnown) onChange(null);
    else if (ids.length) onChange(ids.map((id) => `professional-${id}`));
    isFailing = false;
  }

  return {
    async upToDate() {
      const now = performance.now();
      if (!reading && now - startedAt >= limits.changesMs) {
        startedAt = now;
        reading = read()
          .catch((error: unknown) => {
            if (!isFailing) onFault(error);
            isFailing = true;
          })
          .finally(() => (reading = null));
      }
      const waitMs = startedAt + limits.changesBudgetMs - now;
      if (reading && !isFailing && waitMs > 0) await Promise.race([reading, pause(waitMs)]);
    },
  };
}

/** Longer than a request waits: the answer is still useful afterwards. */
const READ_TIMEOUT_MS = 5000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
