import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Role } from 'shared-domain/roles';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { FormOfAddress, Profession } from 'shared-domain/specialties';
import { onlyDigits } from 'shared-domain/text';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import type { RowKey } from '../parts/paging/page';
import { usePagedQuery } from '../parts/paging/use-paged-query';
import type { AccountState } from '../parts/account/account';
import { isDigits, type UsersFilter, type UsersState } from './users-state';

const USERS_KEY = 'admin-users';

/** A line of the list. */
export interface ListedUser {
  readonly key: RowKey;
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly profession: Profession | null;
  readonly formOfAddress: FormOfAddress | null;
  /** In both roles; null for members who may not read all of them. */
  readonly consultations: number | null;
  readonly lastSeenOn: IsoDay | null;
  readonly createdAt: Instant;
}

export type ListedUserRow = Database['public']['Functions']['list_people']['Returns'][number];

export const listedUser = (row: ListedUserRow): ListedUser => ({
  key: { at: row.listed_at, id: row.user_id },
  id: row.user_id,
  fullName: row.full_name,
  email: row.email,
  role: row.role,
  state: row.state,
  profession: row.profession,
  formOfAddress: row.form_of_address,
  consultations: row.consultations,
  lastSeenOn: row.last_seen_on as IsoDay | null,
  createdAt: row.created_at as Instant,
});

export const isCpf = (search: string): boolean => isDigits(search) && onlyDigits(search).length === 11;

/** A CPF is found whole or not at all. */
const wordsOf = (search: string) =>
  isCpf(search) ? { cpf: onlyDigits(search) } : { search: search || null };

/** One page of the matching accounts. */
export function useUsers({ page, sort, ...filter }: UsersState) {
  return usePagedQuery({
    key: [USERS_KEY, 'list', filter, sort],
    page,
    ascending: sort.ascending,
    read: async (client, { cursor, newer, size, signal }): Promise<ListedUser[]> => {
      const { data, error } = await client
        .rpc('list_people', {
          ...wordsOf(filter.search),
          of_role: filter.role,
          of_state: filter.state,
          since: filter.since,
          until: filter.until,
          sort_by: sort.by,
          cursor_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map(listedUser);
    },
  });
}

/** How many accounts match; 1,001 stands for more. Unknown for a CPF. */
export function useUserCount({ search, role, state, since, until }: UsersFilter) {
  const filter = { search, of_role: role, of_state: state, since, until };
  return useRead({
    key: [USERS_KEY, 'count', filter],
    enabled: !isCpf(search),
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<number> => {
      const { data, error } = await client
        .rpc('count_people', { ...filter, search: search || null })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data;
    },
  });
}

export interface UserCounts {
  readonly total: number;
  readonly patients: number;
  readonly professionals: number;
  readonly in_review: number;
  readonly blocked: number;
  readonly team: number;
}

/** Accounts in all, by role and by state. */
export function useUserCounts() {
  return useRead({
    key: [USERS_KEY, 'counts'],
    read: async (client): Promise<UserCounts> => {
      const { data, error } = await client.rpc('people_counts');
      if (error) throw toAppError(error);
      return data;
    },
  });
}
