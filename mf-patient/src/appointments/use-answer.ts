import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { firstName } from 'shared-domain/names';
import type { Instant } from 'shared-domain/schedule';
import { useWrite } from 'shared-data/query';
import { useSupabase, useToast } from 'shared-portal/portal';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import { copy } from './copy';
import { shortMoment } from './short-moment';
import type { Proposal } from './use-proposals';

/** Accepts one of the proposed times, or with null keeps the present one. */
export function useAnswer(proposal: Proposal, onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const name = firstName(proposal.professionalName);
  const refresh = () => void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
  return useWrite({
    mutationFn: async (time: Instant | null) => {
      const client = await supabase();
      const { data, error } =
        time === null
          ? await client.rpc('refuse_proposal', { proposal_id: proposal.id })
          : await client.rpc('accept_proposal', { proposal_id: proposal.id, starts_at: time });
      if (error) throw toAppError(error);
      return data.free_until;
    },
    onSuccess: (freeUntil, time) => {
      toast({
        kind: 'success',
        ...(time === null
          ? { title: copy.kept(shortMoment(proposal.wasAt)), text: copy.keptText(name) }
          : { title: copy.agreed(shortMoment(time)), text: copy.agreedText(name, shortMoment(freeUntil)) }),
      });
      onDone();
      refresh();
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error).code, 'proposal-answer') });
      refresh();
    },
  });
}
