import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import type { ListState } from './list-state';

/** A patient of the signed-in professional. */
export interface Patient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Start of the first consultation. */
  readonly since: Instant;
  readonly next: {
    readonly id: string;
    readonly startsAt: Instant;
    readonly status: ConsultationStatus;
  } | null;
  readonly lastAt: Instant | null;
  readonly completed: number;
  /** The consultation whose chat to open. */
  readonly chatId: string;
  readonly unread: number;
}

export interface PatientPage {
  /** In the professional's time zone. */
  readonly today: IsoDay;
  readonly timeZone: string;
  readonly total: number;
  readonly active: number;
  /** Patients that match the search, by situation. */
  readonly matching: { readonly all: number; readonly active: number; readonly idle: number };
  /** Patients in all pages, and on the pages before this one. */
  readonly listed: number;
  readonly skipped: number;
  readonly patients: readonly Patient[];
}

/** Messages arrive and consultations end. */
const EVERY_MS = 60_000;

/** One page of the matching patients. The previous page stays until the new one is loaded. */
export function usePatients({ search, situation, order, page }: ListState) {
  const { refetchInterval } = useLive(useOwnTopic(), ['consultations', 'messages'], ['patients'], EVERY_MS);
  return useRead({
    refetchInterval,
    key: ['patients', search, situation, order, page],
    placeholderData: keepPreviousData,
    staleTime: 0,
    read: async (client, { signal }): Promise<PatientPage> => {
      const { data, error } = await client
        .rpc('list_patients', {
          search: search || null,
          situation: situation === 'all' ? null : situation,
          sort_by: order,
          after_id: page.at === 'after' ? page.id : null,
          before_id: page.at === 'before' ? page.id : null,
          from_end: page.at === 'last',
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      if (!data) throw toAppError({ code: 'not_allowed', message: 'The caller has no patients.' });
      const { matching, matching_active, patients } = data;
      return {
        today: data.today as IsoDay,
        timeZone: data.time_zone,
        total: data.total,
        active: data.total_active,
        matching: { all: matching, active: matching_active, idle: matching - matching_active },
        listed: data.listed,
        skipped: data.skipped,
        patients: patients.map(({ next, last_at, chat_id, ...row }) => ({
          ...row,
          next: next && { id: next.id, startsAt: next.starts_at, status: next.status },
          lastAt: last_at,
          chatId: chat_id,
        })),
      };
    },
  });
}
