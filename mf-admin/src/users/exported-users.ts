import { csvLines } from 'shared-domain/csv';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { ACCOUNT_LABELS, roleText } from '../parts/account/account';
import type { Chunk, ExportedList } from '../parts/export/use-export';
import type { RowKey } from '../parts/paging/page';
import { copy } from './copy';
import { listedUser, useUserCount, type ListedUser, type ListedUserRow } from './use-users';
import type { UsersState } from './users-state';

export interface UsersExport extends UsersState {
  readonly purpose: string;
}

/** The server's limit. */
const LINES_AT_ONCE = 100;

const lineOf = (user: ListedUser) => [
  user.state === 'erased' ? copy.erased : user.fullName,
  user.state === 'erased' ? '' : user.email,
  roleText(user),
  ACCOUNT_LABELS[user.state].text,
  user.consultations === null ? '' : String(user.consultations),
  user.lastSeenOn === null ? '' : formatDayNumeric(user.lastSeenOn),
  formatDayNumeric(dayOf(user.createdAt)),
];

export const EXPORTED_USERS: ExportedList<UsersExport> = {
  fileName: copy.fileName,
  header: copy.header,
  read: readLines,
  emptyText: () => copy.none,
  leftText: copy.exportLeft,
  errors: ADMIN_ERRORS['people-export'],
};

/** How many lines the file will have; unknown above the limit of counting. */
export function useUserTotal(state: UsersState): number | undefined {
  const { data } = useUserCount(state);
  const isCounted = Boolean(state.search || state.since || state.until);
  return isCounted && data !== undefined && data > 1000 ? undefined : data;
}

async function* readLines(
  client: PortalClient,
  { purpose, search, role, state, since, until, sort }: UsersExport,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  let cursor: RowKey | null = null;
  do {
    const { data, error } = await client
      .rpc('export_people', {
        purpose,
        search: search || null,
        of_role: role,
        of_state: state,
        since,
        until,
        sort_by: sort.by,
        cursor_at: cursor?.at ?? null,
        cursor_id: cursor?.id ?? null,
        newer: sort.ascending,
        page_size: LINES_AT_ONCE,
      })
      .abortSignal(signal);
    if (error) throw toAppError(error);
    const users: readonly ListedUser[] = (data as unknown as readonly ListedUserRow[]).map(listedUser);
    yield { text: csvLines(users.map(lineOf)), lines: users.length };
    cursor = users.length === LINES_AT_ONCE ? (users.at(-1)?.key ?? null) : null;
  } while (cursor !== null);
}
