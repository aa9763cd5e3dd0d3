import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { IsoDay } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';

/** What a suspension would do to the consultations that have not begun. */
export interface SuspensionImpact {
  readonly coming: number;
  readonly patients: number;
  /** Paid ones until the day. */
  readonly kept: number;
}

export function useSuspensionImpact(professionalId: string, keptUntil: IsoDay | null) {
  return useRead({
    key: ['admin-suspension-impact', professionalId, keptUntil],
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<SuspensionImpact> => {
      const { data, error } = await client
        .rpc('suspension_impact', { professional_user_id: professionalId, kept_until: keptUntil })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data;
    },
  });
}
