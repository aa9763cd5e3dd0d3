import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import type { FeedbackDraft } from './feedback-draft';

/** Sends the feedback of a consultation. After a refusal, reports it and refetches the consultation. */
export function useSubmitFeedback(consultationId: string, onSent: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (draft: FeedbackDraft) => {
      const client = await supabase();
      const { error } = await client.rpc('submit_feedback', {
        consultation_id: consultationId,
        rating: draft.rating,
        positive_aspects: draft.positiveAspects,
        improvements: draft.improvements,
        emotion: draft.emotion ?? '',
        would_recommend: draft.wouldRecommend === true,
        public_testimonial: draft.publicTestimonial,
      });
      if (error) throw toAppError(error);
    },
    onSuccess: () => {
      onSent();
      void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, 'feedback') });
      if (GONE.has(code)) void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
  });
}

/** Error codes after which feedback is no longer possible. */
const GONE: ReadonlySet<string> = new Set([
  'already_reviewed',
  'consultation_not_completed',
  'consultation_not_found',
]);
