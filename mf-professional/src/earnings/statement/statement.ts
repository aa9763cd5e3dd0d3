import { CSV_BOM, csvLines } from 'shared-domain/csv';
import { cents, formatDecimal } from 'shared-domain/money';
import { initials } from 'shared-domain/names';
import { dayOf, formatDayNumeric, formatInstant, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from '../copy';
import type { Earning } from '../earnings';
import { statementCopy } from './copy';

const instantText = (at: Instant | null) => (at === null ? '' : formatInstant(at));

/** "Camila Ribeiro dos Santos" is "C. R." */
const initialsOf = (name: string) => [...initials(name)].map((letter) => `${letter}.`).join(' ');

/** The parts of a file with a month's consultations. As in every file, days and times are São Paulo's. */
export function statementOf(earnings: readonly Earning[], onlyInitials: boolean): readonly string[] {
  const rows = earnings.map((one) => [
    formatDayNumeric(dayOf(one.startsAt)),
    timeOf(one.startsAt),
    onlyInitials ? initialsOf(one.patientName) : one.patientName,
    formatDecimal(one.amount),
    formatDecimal(one.received),
    formatDecimal(cents(Math.max(one.coming, 0))),
    formatDecimal(cents(Math.max(-one.coming, 0))),
    formatDecimal(one.returned),
    copy.list.situations[one.situation].text,
    instantText(one.paidAt),
    instantText(one.issuedAt),
  ]);
  return [CSV_BOM, csvLines([statementCopy.header, ...rows])];
}
