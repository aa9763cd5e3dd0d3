/** Excel knows UTF-8 by this mark alone. */
export const CSV_BOM = '\uFEFF';
/** What Excel in Portuguese separates columns by. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** A cell that begins so would be run as a formula; some spreadsheets read the wide signs of East Asia as well. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const QUOTED = /[";\r\n]/;

/**
 * One cell of a file for spreadsheets: an apostrophe in front where a formula would begin, quotes around what holds
 * separators, quotes or line ends.
 */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of a file for spreadsheets, each with its end. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(SEPARATOR) + LINE_END).join('');
