import { hasEnded } from 'shared-domain/consultation';
import { toAppError } from 'shared-domain/errors';
import type { ConsultationStatus } from 'shared-domain/status';
import type { PortalClient } from 'shared-portal/contract';
import { useInfiniteRead, type PageRequest } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import { useServerNow } from 'shared-data/server-clock';
import { CONSULTATIONS_KEY } from '../parts/query-keys';

/** A consultation as its professional sees it. Instants are UTC ISO strings. */
export interface Consultation {
  readonly id: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: ConsultationStatus;
  /** Null until the consultation is paid. */
  readonly link: string | null;
}

/**
 * Open consultations, soonest first: upcoming ones and those in progress, and ended ones without an outcome.
 */
export interface Consultations {
  readonly upcoming: readonly Consultation[];
  readonly ended: readonly Consultation[];
}

const PAGE_SIZE = 50;
/** Refetch interval: consultations end and new ones are booked. */
const EVERY_MS = 60_000;

type Cursor = Pick<Consultation, 'id' | 'startsAt'>;

async function readPage(client: PortalClient, userId: string, last: Cursor | null) {
  const open = client
    .from('consultations')
    .select(
      'id, patient_id, patient_name, patient_email, starts_at, ends_at, status, consultation_sessions(session_link)',
    )
    .eq('professional_id', userId)
    .in('status', ['pending', 'scheduled'])
    .order('starts_at')
    .order('id');
  const later = last
    ? open.gte('starts_at', last.startsAt).or(`starts_at.gt.${last.startsAt},id.gt.${last.id}`)
    : open;
  // One more than is shown, to know whether there are more.
  const { data, error } = await later.limit(PAGE_SIZE + 1);
  if (error) throw toAppError(error);
  const page = data.slice(0, PAGE_SIZE).map((row): Consultation => ({
    id: row.id,
    patientId: row.patient_id,
    patientName: row.patient_name,
    patientEmail: row.patient_email,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    link: row.consultation_sessions?.session_link ?? null,
  }));
  return { page, next: data.length > PAGE_SIZE ? (page.at(-1) ?? null) : null };
}

function splitByState(page: readonly Consultation[], now: Date): Consultations {
  return {
    upcoming: page.filter((consultation) => !hasEnded(consultation, now)),
    ended: page.filter((consultation) => hasEnded(consultation, now) && consultation.status === 'scheduled'),
  };
}

/** The professional's open consultations, page by page. */
export function useConsultations() {
  const serverNow = useServerNow();
  const key = [CONSULTATIONS_KEY, 'open'];
  const { refetchInterval } = useLive(useOwnTopic(), ['consultations', 'payments'], key, EVERY_MS);
  return useInfiniteRead({
    refetchInterval,
    key,
    read: async (client, { userId, cursor }: PageRequest<Cursor>) => {
      const [{ page, next }, now] = await Promise.all([readPage(client, userId, cursor), serverNow()]);
      return { ...splitByState(page, now), next };
    },
    next: (page) => page.next,
    select: ({ pages }): Consultations => ({
      upcoming: pages.flatMap(({ upcoming }) => upcoming),
      ended: pages.flatMap(({ ended }) => ended),
    }),
  });
}

export type ConsultationsQuery = ReturnType<typeof useConsultations>;
