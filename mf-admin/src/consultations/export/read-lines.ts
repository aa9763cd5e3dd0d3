import { csvLines } from 'shared-domain/csv';
import { toAppError } from 'shared-domain/errors';
import { formatDayNumeric, isIsoDay } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf } from 'shared-domain/status';
import type { PortalClient } from 'shared-portal/contract';
import type { Chunk } from '../../parts/export/use-export';
import type { RowKey } from '../../parts/paging/page';
import type { ListState } from '../list-state';

/** Lines per request: few enough to be written between two frames. */
const LINES_AT_ONCE = 2000;

type Line = readonly [day: string, time: string, patient: string, email: string, status: string];

interface Rows {
  readonly rows: readonly Line[];
  /** Key of the last line; null after the end. */
  readonly last: RowKey | null;
}

const cellsOf = ([day, time, patient, email, status]: Line) => [
  isIsoDay(day) ? formatDayNumeric(day) : day,
  time,
  patient,
  email,
  labelOf(HISTORY_LABELS, status, HISTORY_LABELS.pending).text,
];

/**
 * Reads the whole filtered list as lines of a file, in order, in chunks. Throws an `AppError`; `signal`
 * aborts it between or within chunks.
 */
export async function* readLines(
  client: PortalClient,
  state: ListState,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  let cursor: RowKey | null = null;
  do {
    const { rows, last } = await readRows(client, state, cursor, signal);
    yield { text: csvLines(rows.map(cellsOf)), lines: rows.length };
    cursor = rows.length === LINES_AT_ONCE ? last : null;
  } while (cursor !== null);
}

async function readRows(
  client: PortalClient,
  { search, status, professional, since, until, sort }: ListState,
  cursor: RowKey | null,
  signal: AbortSignal,
): Promise<Rows> {
  const { data, error } = await client
    .rpc('export_consultations', {
      search: search || null,
      status,
      professional: professional || null,
      since,
      until,
      sort_by: sort.by,
      cursor_at: cursor?.at ?? null,
      cursor_id: cursor?.id ?? null,
      newer: sort.ascending,
      page_size: LINES_AT_ONCE,
      states: true,
    })
    .abortSignal(signal);
  if (error) throw toAppError(error);
  return data;
}
