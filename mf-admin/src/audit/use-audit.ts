import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useRead } from 'shared-data/query';
import type { RowKey, Span } from '../parts/paging/page';
import { usePagedQuery } from '../parts/paging/use-paged-query';
import { JOBS, sinceOf, type AuditFilter, type AuditState } from './audit-state';

const AUDIT_KEY = 'admin-audit';

/** Watched columns and what an admin wrote. */
export type Logged = Readonly<Record<string, unknown>>;

/** A row of the log. */
export interface AuditEntry {
  readonly key: RowKey;
  readonly actorName: string | null;
  /** A role in the team or of the profile; null for a job. */
  readonly actorRole: string | null;
  readonly area: string;
  readonly table: string;
  readonly subject: string | null;
  readonly subjectName: string | null;
  readonly action: string;
  readonly before: Logged | null;
  readonly after: Logged;
  readonly network: string | null;
  /** Of the login session, while it exists. */
  readonly userAgent: string | null;
  readonly session: string | null;
  readonly sessionSince: string | null;
  readonly hasSecondFactor: boolean;
}

/** A row as the procedures return it. */
export interface Row {
  readonly id: number;
  readonly happened_at: string;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly area: string;
  readonly subject_table: string;
  readonly subject_id: string | null;
  readonly subject_name: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly network: string | null;
  readonly user_agent: string | null;
  readonly login_session: string | null;
  readonly session_since: string | null;
  readonly second_factor: boolean | null;
}

export const entryFrom = (row: Row): AuditEntry => ({
  key: { at: row.happened_at, id: String(row.id) },
  actorName: row.actor_name,
  actorRole: row.actor_role,
  area: row.area,
  table: row.subject_table,
  subject: row.subject_id,
  subjectName: row.subject_name,
  action: row.action,
  before: row.before as Logged | null,
  after: (row.after ?? {}) as Logged,
  network: row.network,
  userAgent: row.user_agent,
  session: row.login_session,
  sessionSince: row.session_since,
  hasSecondFactor: row.second_factor ?? false,
});

/** Arguments of the procedures. */
export const argumentsOf = ({ area, who, about, when, network }: AuditFilter, now: Date) => ({
  in_area: area,
  actor: who === JOBS ? null : who,
  by_jobs: who === JOBS,
  about: about.trim() || null,
  since: sinceOf(when, now),
  from_network: network,
});

/** One page of the matching rows, latest first. */
export function useAudit({ page, ...filter }: AuditState) {
  return usePagedQuery({
    key: [AUDIT_KEY, filter],
    page,
    read: (client, span): Promise<AuditEntry[]> => readPage(client, filter, span),
  });
}

async function readPage(
  client: PortalClient,
  filter: AuditFilter,
  { cursor, newer, size, signal }: Span & { readonly signal: AbortSignal },
): Promise<AuditEntry[]> {
  const { data, error } = await client
    .rpc('list_audit', {
      ...argumentsOf(filter, new Date()),
      cursor_at: cursor?.at ?? null,
      cursor_id: cursor ? Number(cursor.id) : null,
      newer,
      page_size: size,
    })
    .abortSignal(signal);
  if (error) throw toAppError(error);
  return data.map(entryFrom);
}

/** How many rows match; 10,001 stands for more. */
export function useAuditCount({ area, who, about, when, network }: AuditFilter) {
  const filter = { area, who, about, when, network };
  return useRead({
    key: [AUDIT_KEY, 'count', filter],
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<number> => {
      const { data, error } = await client
        .rpc('count_audit', argumentsOf(filter, new Date()))
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data;
    },
  });
}
