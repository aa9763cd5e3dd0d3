import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import type { WorkingHours } from './hours';
import { setHours } from './set-hours';
import { HOURS_KEY } from './use-hours';

interface Saving {
  readonly hours: WorkingHours;
  /** The toast after it. */
  readonly done: { readonly title: string; readonly text?: string };
  readonly onSaved?: () => void;
}

/** Saves hours, reads them again, and confirms them. One write at a time for the whole screen. */
export function useHoursSaving() {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async ({ hours }: Saving) => setHours(await supabase(), hours),
    onSuccess: async (_, { done, onSaved }) => {
      // The dashboard shows the hours, too.
      await Promise.all([
        queries.invalidateQueries({ queryKey: [HOURS_KEY] }),
        queries.invalidateQueries({ queryKey: ['availability'] }),
      ]);
      toast({ kind: 'success', ...done });
      onSaved?.();
    },
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'hours') }),
  });
}

export type HoursSaving = ReturnType<typeof useHoursSaving>;
