import { describeError, toAppError } from 'shared-domain/errors';
import { DATA_EXPORT_FILE } from 'shared-domain/privacy';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { saveFile } from 'shared-data/save-file';
import { copy } from './copy';

const DOUBLE_CLICK_MS = 500;

/** Downloads all data the platform holds about the user as a readable JSON file. */
export function useDownload() {
  const supabase = useSupabase();
  const toast = useToast();
  return useWrite({
    mutationFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('export_my_data');
      if (error) throw toAppError(error);
      return data;
    },
    onSuccess: async (data) => {
      saveFile(DATA_EXPORT_FILE, [JSON.stringify(data, null, 2)], 'application/json');
      toast({ kind: 'success', ...copy.downloaded });
      // The response may arrive between the two clicks of a double click.
      await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
    },
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'data-export') }),
  });
}
