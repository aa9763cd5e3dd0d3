import { useEffect } from 'react';
import { toAppError } from 'shared-domain/errors';
import { dayOf, type Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { useToast } from 'shared-portal/portal';
import { AGENDA_KEY } from '../parts/query-keys';
import type { Agenda } from './agenda';
import { copy } from './copy';
import type { AgendaAddress } from './use-agenda-address';
import { mondayOf } from './weeks';

/** When a consultation of the professional's begins, wherever it is; null: there is none. */
function useStart(id: string | null) {
  return useRead({
    key: [AGENDA_KEY, 'start', id],
    enabled: id !== null,
    // It may have been moved again.
    staleTime: 0,
    gcTime: 0,
    read: async (client, { userId }): Promise<Instant | null> => {
      const { data, error } = await client
        .from('consultations')
        .select('starts_at')
        .eq('id', id ?? '')
        .eq('professional_id', userId)
        .maybeSingle();
      if (error) throw toAppError(error);
      return data?.starts_at ?? null;
    },
  });
}

/**
 * Shows the day of the address's consultation, which may have been moved since its link was made. If there is none, it
 * says so and leaves the address.
 */
export function useFollowedConsultation(agenda: Agenda, address: AgendaAddress) {
  const toast = useToast();
  const { consultation: id, view, day: shown, follow, select } = address;
  const known = agenda.consultations.find((consultation) => consultation.id === id);
  const { data: start } = useStart(known ? null : id);
  const startsAt = known?.startsAt ?? start;
  const day = id !== null && startsAt ? dayOf(startsAt, agenda.timeZone) : null;
  const isShown = day === null || (view === 'day' ? day === shown : mondayOf(day) === mondayOf(shown));
  const isGone = id !== null && !known && start === null;
  useEffect(() => {
    if (day !== null && !isShown) follow(day);
    else if (isGone) {
      toast({ kind: 'error', title: copy.gone });
      select(null);
    }
  });
}
