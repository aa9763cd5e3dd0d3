import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { APPLICATIONS_KEY } from './use-applications';

/** Of an open application: who looks at it, and whether another account may be the same person. */
export interface ApplicationMark {
  readonly assignedName: string | null;
  readonly hasDuplicates: boolean;
}

/** The marks of the open applications of a page, by id. */
export function useMarks(ids: readonly string[]) {
  return useRead({
    key: [APPLICATIONS_KEY, 'marks', ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    read: async (client): Promise<ReadonlyMap<string, ApplicationMark>> => {
      const { data, error } = await client.rpc('application_marks', { application_ids: [...ids] });
      if (error) throw toAppError(error);
      return new Map(
        data.map(({ application_id, assigned_name, has_duplicates }) => [
          application_id ?? '',
          { assignedName: assigned_name, hasDuplicates: has_duplicates === true },
        ]),
      );
    },
  });
}
