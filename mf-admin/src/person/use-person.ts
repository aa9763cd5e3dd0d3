import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';

export const PERSON_KEY = 'admin-person';

/** An account as the member's role reads it: a part is null if the role does not. */
export type Person = Database['public']['Functions']['read_person']['Returns'];

/** One account; null if there is none with this id. The server logs the reading, once an hour. */
export function usePerson(id: string) {
  return useRead({
    key: [PERSON_KEY, id],
    read: async (client): Promise<Person | null> => {
      if (!isUuid(id)) return null;
      const { data, error } = await client.rpc('read_person', { user_id: id });
      if (!error) return data;
      const failure = toAppError(error);
      if (failure.code === 'person_not_found') return null;
      throw failure;
    },
  });
}
