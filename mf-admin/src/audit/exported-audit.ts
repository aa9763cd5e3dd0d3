import { csvLines } from 'shared-domain/csv';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { formatInstant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import type { Chunk, ExportedList } from '../parts/export/use-export';
import type { RowKey } from '../parts/paging/page';
import type { AuditFilter } from './audit-state';
import { copy } from './copy';
import { actorName, changesOf, reasonOf, roleName, whatWasDone } from './describe';
import { networkName } from '../parts/audit/words';
import { argumentsOf, entryFrom, type AuditEntry, type Row } from './use-audit';

export interface AuditExport extends AuditFilter {
  readonly purpose: string;
}

/** The server's limit. */
const LINES_AT_ONCE = 100;

const lineOf = (entry: AuditEntry) => {
  const changes = changesOf(entry);
  return [
    formatInstant(entry.key.at),
    actorName(entry),
    roleName(entry.actorRole) ?? '',
    whatWasDone(entry),
    entry.subjectName ?? '',
    entry.subject ?? '',
    entry.network ? networkName(entry.network) : '',
    reasonOf(entry) ?? '',
    changes.map(({ field, before }) => `${field}: ${before}`).join('; '),
    changes.map(({ field, after }) => `${field}: ${after}`).join('; '),
  ];
};

export const EXPORTED_AUDIT: ExportedList<AuditExport> = {
  fileName: copy.fileName,
  header: copy.header,
  read: readLines,
  emptyText: () => copy.none,
  leftText: copy.exportLeft,
  errors: ADMIN_ERRORS['audit-export'],
};

async function* readLines(
  client: PortalClient,
  { purpose, ...filter }: AuditExport,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const args = argumentsOf(filter, new Date());
  let cursor: RowKey | null = null;
  do {
    const { data, error } = await client
      .rpc('export_audit', {
        ...args,
        purpose,
        cursor_at: cursor?.at ?? null,
        cursor_id: cursor ? Number(cursor.id) : null,
        page_size: LINES_AT_ONCE,
      })
      .abortSignal(signal);
    if (error) throw toAppError(error);
    const entries: readonly AuditEntry[] = (data as unknown as readonly Row[]).map(entryFrom);
    yield { text: csvLines(entries.map(lineOf)), lines: entries.length };
    cursor = entries.length === LINES_AT_ONCE ? (entries.at(-1)?.key ?? null) : null;
  } while (cursor !== null);
}
