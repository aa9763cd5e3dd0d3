import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { professionalFrom, type Professional, type ProfessionalRow } from 'shared-domain/professional';
import { TIME_ZONE, type Instant } from 'shared-domain/schedule';
import type { TimeWish } from 'shared-domain/time-wishes';
import type { ProfessionalConditions } from './professional-search';
import type { PortalClient } from 'shared-portal/contract';
import { usePublicInfiniteRead, type PageRequest } from './query';

/** As many as a page of the other search; the server's limit. */
const PAGE_SIZE = 24;
/** How many pages without any professional are skipped at once. */
const MOST_SKIPPED = 9;

interface Cursor {
  readonly cursor_at: string;
  readonly cursor_turn: number;
  readonly cursor_id: string;
}

interface Answer {
  readonly professionals: readonly (ProfessionalRow & { readonly times: readonly string[] })[];
  readonly next: Cursor | null;
}

interface Page {
  readonly professionals: Professional[];
  readonly times: readonly (readonly [userId: string, times: readonly Instant[]])[];
  readonly next: Cursor | null;
}

interface Pages {
  readonly pages: readonly Page[];
  readonly pageParams: readonly (Cursor | null)[];
}

/** Asks on after a page whose professionals all turned out to have no wished time any more. */
async function firstFilled(
  ask: (cursor: Cursor | null) => Promise<Answer>,
  cursor: Cursor | null,
  skips = MOST_SKIPPED,
): Promise<Answer> {
  const answer = await ask(cursor);
  const isFilled = answer.professionals.length > 0 || !answer.next || skips === 0;
  return isFilled ? answer : firstFilled(ask, answer.next, skips - 1);
}

/** The pages, each professional only once: whose next time changes between two pages is on both. */
function shownOf({ pages, pageParams }: Pages) {
  const shown = new Set<string>();
  const unseen = ({ userId }: Professional) => !shown.has(userId) && shown.add(userId);
  return {
    pages: pages.map((page) => page.professionals.filter(unseen)).filter((page) => page.length > 0),
    pageParams,
    times: new Map(pages.flatMap((page) => page.times)),
  };
}

/** The read of `useProfessionalsByTime`. */
export const professionalsByTimeRead = (conditions: ProfessionalConditions, wish: TimeWish) => ({
  key: ['professionals-by-time', conditions, wish],
  refetchOnWindowFocus: false,
  placeholderData: keepPreviousData,
  read: async (client: PortalClient, { cursor }: PageRequest<Cursor, object>): Promise<Page> => {
    const ask = async (from: Cursor | null) => {
      const { data, error } = await client.rpc('search_by_next_free', {
        ...conditions,
        ...from,
        days: wish.days && [...wish.days],
        periods: wish.periods && [...wish.periods],
        time_zone: TIME_ZONE,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data as unknown as Answer;
    };
    const { professionals, next } = await firstFilled(ask, cursor);
    return {
      professionals: professionals.map(professionalFrom),
      times: professionals.map(({ user_id: id, times }) => [
        id ?? '',
        times.map((time) => new Date(time).toISOString()),
      ]),
      next,
    };
  },
  next: (page: Page) => page.next,
  select: shownOf,
});

/** Approved professionals that match, in the order of their next wished time, each with up to five of these. */
export const useProfessionalsByTime = (
  conditions: ProfessionalConditions,
  wish: TimeWish,
  enabled: boolean,
) => usePublicInfiniteRead({ ...professionalsByTimeRead(conditions, wish), enabled });
