import { hasEnded } from 'shared-domain/consultation';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useInfiniteRead, useRead, type PageRequest } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import { useServerNow } from 'shared-data/server-clock';
import { CONSULTATION_COLUMNS, consultationFrom, type UpcomingConsultation } from './upcoming-consultation';

/** Query key prefix of the user's consultations: invalidated by payments and bookings. */
export const CONSULTATIONS_KEY = 'consultations';

const PAGE_SIZE = 20;

/** Cursor of a page: after the consultation with this start and id. */
interface Cursor {
  readonly startsAt: Instant;
  readonly id: string;
}

/** The patient's open consultations, soonest first. */
const openOf = (client: PortalClient, userId: string) =>
  client
    .from('consultations')
    .select(CONSULTATION_COLUMNS)
    .eq('patient_id', userId)
    .in('status', ['pending', 'scheduled'])
    .order('starts_at')
    .order('id');

async function readPage(client: PortalClient, userId: string, last: Cursor | null) {
  const open = openOf(client, userId);
  const later = last
    ? open.gte('starts_at', last.startsAt).or(`starts_at.gt.${last.startsAt},id.gt.${last.id}`)
    : open;
  // One more than is shown, to know whether there are more.
  const { data, error } = await later.limit(PAGE_SIZE + 1);
  if (error) throw toAppError(error);
  const page = data.slice(0, PAGE_SIZE).map(consultationFrom);
  return { page, next: data.length > PAGE_SIZE ? (page.at(-1) ?? null) : null };
}

/** The patient's pending and confirmed consultations that have not ended, soonest first, page by page. */
export function useUpcomingConsultations() {
  const serverNow = useServerNow();
  useLive(useOwnTopic(), ['consultations', 'payments'], [CONSULTATIONS_KEY]);
  return useInfiniteRead({
    key: [CONSULTATIONS_KEY, 'upcoming'],
    read: async (client, { userId, cursor }: PageRequest<Cursor>) => {
      // Fetched together. Ended ones are filtered here: they stay open for at most a day.
      const [{ page, next }, now] = await Promise.all([readPage(client, userId, cursor), serverNow()]);
      return { upcoming: page.filter((consultation) => !hasEnded(consultation, now)), next };
    },
    next: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ upcoming }) => upcoming),
  });
}

export type UpcomingConsultations = ReturnType<typeof useUpcomingConsultations>;

/** The patient's bookings with a professional that have to be paid now; fetched while `wanted`. */
export function useUnpaidBookings(professionalId: string, wanted = true) {
  return useRead({
    enabled: wanted,
    key: [CONSULTATIONS_KEY, 'unpaid', professionalId],
    read: async (client, { userId }): Promise<UpcomingConsultation[]> => {
      const { data, error } = await openOf(client, userId)
        .eq('professional_id', professionalId)
        .eq('status', 'pending');
      if (error) throw toAppError(error);
      // The later dates of a series are paid days before they begin.
      return data.map(consultationFrom).filter(({ payment }) => payment?.opensAt === null);
    },
  });
}
