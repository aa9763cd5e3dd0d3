import { formatCnpj } from 'shared-domain/cnpj';
import { formatCpf } from 'shared-domain/cpf';
import { csvLines } from 'shared-domain/csv';
import { toAppError } from 'shared-domain/errors';
import { cents, formatDecimal } from 'shared-domain/money';
import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { formatPhone } from 'shared-domain/phone';
import type { PortalClient } from 'shared-portal/contract';
import type { Chunk, ExportedList } from '../../parts/export/use-export';
import { copy } from './copy';
import { referenceOf } from './proof-list';

/** As people write it: a spreadsheet would read digits alone as a number and drop a leading zero. */
export function keyText(kind: string, value: string): string {
  if (kind === 'cpf') return formatCpf(value);
  if (kind === 'cnpj') return formatCnpj(value);
  return kind === 'phone' ? formatPhone(value) : value;
}

async function* read(client: PortalClient, batchId: string, signal: AbortSignal): AsyncGenerator<Chunk> {
  const { data, error } = await client.rpc('export_payouts', { batch_id: batchId }).abortSignal(signal);
  if (error) throw toAppError(error);
  const rows = data.map((row) => [
    referenceOf(row.line_id),
    row.professional_name,
    copy.lines.keys[row.key_kind] ?? row.key_kind,
    keyText(row.key_kind, row.key_value),
    formatDecimal(cents(row.amount_cents)),
    row.note,
  ]);
  yield { text: csvLines(rows), lines: rows.length };
}

/** The transfers of an approved batch that are still to be made, by the batch's id. */
export const EXPORTED_TRANSFERS: ExportedList<string> = {
  fileName: copy.csv.fileName,
  header: copy.csv.header,
  read,
  emptyText: () => copy.csv.empty,
  leftText: copy.csv.leftText,
  errors: PAYOUT_ERRORS['transfer-export'],
};
