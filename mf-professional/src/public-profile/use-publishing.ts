import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { ownProfileFrom, publicationOf, type OwnProfile, type ProfileDraft } from './own-profile';
import { OWN_PROFILE_KEY } from './use-own-profile';

interface PublishingOptions {
  readonly published: OwnProfile;
  /** Shows a server error on its field; false if it belongs to none. */
  readonly showAtField: (error: unknown) => boolean;
  readonly onPublished: () => void;
  readonly onRefused: () => void;
}

/** Publishes what a draft changes, confirms it, and shows the published profile. */
export function usePublishing({ published, showAtField, onPublished, onRefused }: PublishingOptions) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const userId = useUserId();
  const toast = useToast();
  return useWrite({
    mutationFn: async (draft: ProfileDraft) => {
      const client = await supabase();
      const { data, error } = await client.rpc('publish_profile', {
        profile: publicationOf(published.draft, draft),
        // Null before the first publication, which the generated type does not know.
        expected: draft.base as string,
      });
      if (error) throw toAppError(error);
      return ownProfileFrom(data);
    },
    onSuccess: (profile) => {
      onPublished();
      queries.setQueryData([OWN_PROFILE_KEY, userId], profile);
      toast({ kind: 'success', ...copy.publish.done });
    },
    onError: (cause) => {
      const error = toAppError(cause);
      onRefused();
      if (showAtField(error)) return;
      toast({ kind: 'error', ...describeError(error, PROFESSIONAL_ERRORS['published-profile']) });
      // The screen then shows that another version was published.
      if (error.code === 'profile_changed') void queries.invalidateQueries({ queryKey: [OWN_PROFILE_KEY] });
    },
  });
}
