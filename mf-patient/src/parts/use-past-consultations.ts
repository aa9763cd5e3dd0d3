import { IS_OPEN } from 'shared-domain/consultation';
import { CONSULTATION_MINUTES } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useInfiniteRead, type PageRequest } from 'shared-data/query';
import { useServerNow } from 'shared-data/server-clock';
import {
  readPastConsultationPage,
  type PastConsultation,
  type PastConsultationCursor,
  type PastConsultationPage,
} from './past-consultation';
import { CONSULTATIONS_KEY } from './use-upcoming-consultations';

const PAGE_SIZE = 20;
const EVERYTHING = { professionalId: null, period: null };

/** Whether a consultation is over: completed, missed, cancelled, or past its time. */
function isPast({ status, startsAt }: PastConsultation, now: Date): boolean {
  return !IS_OPEN[status] || Date.parse(startsAt) + CONSULTATION_MINUTES * 60_000 <= now.getTime();
}

/** Past consultations, latest first, page by page: everything that is not upcoming. */
export function usePastConsultations() {
  const serverNow = useServerNow();
  return useInfiniteRead({
    key: [CONSULTATIONS_KEY, 'past'],
    read: (client, { cursor }: PageRequest<PastConsultationCursor>) => readPast(client, cursor, serverNow),
    next: (page) => page.next,
  });
}

/** Upcoming consultations sort first: pages that contain nothing else are skipped. */
async function readPast(
  client: PortalClient,
  cursor: PastConsultationCursor | null,
  serverNow: () => Promise<Date>,
): Promise<PastConsultationPage> {
  const [page, now] = await Promise.all([
    readPastConsultationPage(client, EVERYTHING, cursor, PAGE_SIZE),
    serverNow(),
  ]);
  const consultations = page.consultations.filter((consultation) => isPast(consultation, now));
  return consultations.length > 0 || page.next === null
    ? { ...page, consultations }
    : readPast(client, page.next, serverNow);
}
