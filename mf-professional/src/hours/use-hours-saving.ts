import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { usePortal, useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { useOwnZone } from 'shared-data/own-zone';
import { useWrite } from 'shared-data/query';
import { inOrder } from './ranges';
import type { SavedHours, WorkingHours } from './hours';
import { setHours } from './set-hours';
import { HOURS_KEY } from './use-hours';

interface Saving {
  readonly hours: WorkingHours;
  /** The toast after it. */
  readonly done: { readonly title: string; readonly text?: string };
  readonly onSaved?: () => void;
}

/**
 * Saves hours, confirms them, and reads them again. One write at a time for the whole screen. All hours are replaced: if
 * they were changed elsewhere since they were read, nothing is saved, and they are read again.
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
      const shown = queries.getQueryData<SavedHours>([HOURS_KEY, userId]);
      return setHours(await supabase(), hours, { shown });
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
    onError: (cause) => {
      const error = toAppError(cause);
      toast({ kind: 'error', ...describeError(error, PROFESSIONAL_ERRORS.hours) });
      // Awaited: the next attempt compares with the hours as they are now.
      return error.code === 'hours_changed'
        ? queries.invalidateQueries({ queryKey: [HOURS_KEY, userId] })
        : undefined;
    },
  });
}

export type HoursSaving = ReturnType<typeof useHoursSaving>;
