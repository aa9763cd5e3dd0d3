import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { NOTIFICATIONS_KEY } from 'shared-data/notifications';
import { copy } from './copy';
import { TESTIMONIALS_KEY, type Testimonial } from './use-testimonials';

interface Moderation {
  readonly testimonial: Testimonial;
  readonly publish: boolean;
}

async function moderate(client: PortalClient, { testimonial, publish }: Moderation): Promise<void> {
  const { error } = await client.rpc('moderate_testimonial', { review_id: testimonial.id, publish });
  if (error) throw toAppError(error);
}

/** Publishes or hides a testimonial; can be changed again. */
export function useModeration() {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<void, Moderation>({
    mutationFn: async (moderation) => moderate(await supabase(), moderation),
    onSuccess: (_nothing, { testimonial: { professionalName }, publish }) => {
      toast({
        kind: 'success',
        title: publish ? copy.published : copy.refused,
        text: publish ? copy.publishedText(professionalName) : copy.refusedText(professionalName),
      });
    },
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-action']) }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
      return queries.invalidateQueries({ queryKey: [TESTIMONIALS_KEY] });
    },
  });
}
