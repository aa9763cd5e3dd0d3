import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useWrite } from 'shared-data/query';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { CONSULTATIONS_KEY } from '../../parts/use-upcoming-consultations';
import { shortMoment } from '../short-moment';
import { copy } from './copy';
import type { RunningSeries } from './running-series';

/** Error codes after which another day is the way on. */
const LOST: ReadonlySet<string> = new Set([
  'slot_taken',
  '23P01',
  'slot_past',
  'slot_invalid',
  'slot_too_soon',
  'too_many_moves',
]);

/** Takes back a date of the series that the patient left out, if its time is still free. */
export function useRestoreDate({ id, professionalId }: RunningSeries) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const refresh = () => void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
  return useWrite({
    mutationFn: async (number: number) => {
      const client = await supabase();
      const { data, error } = await client.rpc('restore_series_date', { series_id: id, number });
      if (error) throw toAppError(error);
      return data;
    },
    onSuccess: ({ consultation_id, starts_at }) => {
      toast({
        kind: 'success',
        title: copy.restored(shortMoment(starts_at)),
        text: consultation_id === null ? copy.restoredLater : copy.restoredText,
      });
      refresh();
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({
        kind: 'error',
        ...describeError(code, 'series-date'),
        ...(LOST.has(code) && {
          action: {
            label: copy.otherDay,
            onSelect: () => void navigate(`/patient/booking/${professionalId}`),
          },
        }),
      });
      refresh();
    },
  });
}
