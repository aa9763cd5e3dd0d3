import { useInfiniteQuery } from '@tanstack/react-query';
import { IS_OPEN } from 'shared-domain/consultation';
import { SESSION_MINUTES } from 'shared-domain/schedule';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { readRecordPage, type ConsultationRecord, type RecordCursor } from './consultation-record';
import { APPOINTMENTS_KEY } from './use-appointments';

const PAGE_SIZE = 20;
const EVERYTHING = { professionalId: null, period: null };

/** Whether a consultation is over: done, missed, cancelled, or its time has passed. */
export function isPast({ status, startsAt }: ConsultationRecord, now: Date): boolean {
  return !IS_OPEN[status] || Date.parse(startsAt) + SESSION_MINUTES * 60_000 <= now.getTime();
}

/** What is over, the latest first, page by page: everything that is not among the coming ones. */
export function usePastRecords() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [APPOINTMENTS_KEY, 'past', userId],
    enabled: userId !== null,
    initialPageParam: null as RecordCursor | null,
    queryFn: async ({ pageParam }) => {
      const page = await readRecordPage(await supabase(), EVERYTHING, pageParam, PAGE_SIZE);
      const now = new Date();
      return { ...page, records: page.records.filter((record) => isPast(record, now)) };
    },
    getNextPageParam: (page) => page.next,
  });
}
