import { useQueryClient } from '@tanstack/react-query';
import { AppError, describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { usePortal, useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useOwnZone } from 'shared-data/own-zone';
import { useWrite } from 'shared-data/query';
import { inOrder } from './ranges';
import { isSameHours, type SavedHours, type WorkingHours } from './hours';
import { setHours } from './set-hours';
import { HOURS_KEY, readHours } from './use-hours';

interface Saving {
  readonly hours: WorkingHours;
  /** The toast after it. */
  readonly done: { readonly title: string; readonly text?: string };
  readonly onSaved?: () => void;
}

/**
 * Saves hours, confirms them, and reads them again. One write at a time for the whole screen. All hours are replaced: if
 * they were changed elsewhere since they were read, they are shown, and nothing is saved.
 */
export function useHoursSaving() {
  const supabase = useSupabase();
  const userId = useUserId();
  const queries = useQueryClient();
  const toast = useToast();
  const { refreshAccount } = usePortal();
  const own = useOwnZone();
  return useWrite({
    mutationFn: async ({ hours }: Saving) => {
      const client = await supabase();
      const key = [HOURS_KEY, userId];
      const shown = queries.getQueryData<SavedHours>(key);
      const latest = await readHours(client, userId ?? '');
      if (shown && !isSameHours(shown, latest)) {
        queries.setQueryData(key, latest);
        throw new AppError('hours_changed');
      }
      return setHours(client, hours);
    },
    onSuccess: (_, { hours: { draft, closedOnHolidays, exceptions }, done, onSaved }) => {
      const week = draft.week.map(inOrder);
      queries.setQueryData<SavedHours>(
        [HOURS_KEY, userId],
        (before) =>
          before && { ...before, isOwn: true, draft: { ...draft, week }, closedOnHolidays, exceptions },
      );
      toast({ kind: 'success', ...done });
      onSaved?.();
      // The bell and the dashboard show times in it.
      if (draft.timeZone !== own.zone) void refreshAccount();
      // Not awaited: until then the next change would be ignored. The dashboard shows the hours, too.
      void queries.invalidateQueries({ queryKey: [HOURS_KEY] });
      void queries.invalidateQueries({ queryKey: ['availability'] });
    },
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS.hours) }),
  });
}

export type HoursSaving = ReturnType<typeof useHoursSaving>;
