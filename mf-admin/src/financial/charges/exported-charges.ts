import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { csvLines } from 'shared-domain/csv';
import { formatDecimal } from 'shared-domain/money';
import { dayOf, formatDayNumeric, formatInstant, timeOf, type Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import type { Chunk, ExportedList } from '../../parts/export/use-export';
import type { RowKey } from '../../parts/paging/page';
import { CHARGE_LABELS } from '../../parts/charge/charge-state';
import { copy as chargeCopy } from '../../parts/charge/copy';
import { copy } from './copy';
import { readCharges, type Charge, type ChargeQuery } from './use-charges';

const { methods } = chargeCopy;
const LINES_AT_ONCE = 2000;

const instantText = (moment: Instant | null) => (moment ? formatInstant(moment) : '');

const cellsOf = (charge: Charge) => [
  formatDayNumeric(dayOf(charge.startsAt)),
  timeOf(charge.startsAt),
  charge.patientName,
  charge.professionalName,
  CHARGE_LABELS[charge.state].text,
  formatDecimal(charge.amount),
  formatDecimal(charge.returned),
  formatDecimal(charge.toReturn),
  charge.method ? methods[charge.method] : '',
  instantText(charge.paidAt),
  instantText(charge.expiresAt),
  charge.txid ?? '',
  charge.e2eid ?? '',
];

async function* read(client: PortalClient, query: ChargeQuery, signal: AbortSignal): AsyncGenerator<Chunk> {
  let cursor: RowKey | null = null;
  do {
    const charges: Charge[] = await readCharges(client, query, {
      cursor,
      newer: false,
      size: LINES_AT_ONCE,
      signal,
    });
    yield { text: csvLines(charges.map(cellsOf)), lines: charges.length };
    cursor = charges.length === LINES_AT_ONCE ? (charges.at(-1)?.key ?? null) : null;
  } while (cursor !== null);
}

export const EXPORTED_CHARGES: ExportedList<ChargeQuery> = {
  fileName: copy.csv.fileName,
  header: copy.csv.header,
  read,
  emptyText: () => copy.noMatch,
  leftText: copy.csv.leftText,
  errors: ADMIN_ERRORS['charge-export'],
};
