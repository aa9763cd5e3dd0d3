/** Excel recognizes UTF-8 only by this mark. */
export const CSV_BOM = '\uFEFF';
/** Column separator of Excel in Portuguese. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** Prefixes that a spreadsheet would run as a formula; some also accept the full-width characters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const QUOTED = /[";\r\n]/;

/**
 * Formats a cell for spreadsheets: an apostrophe before a formula, quotes around separators, quotes or line
 * ends.
 */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of a file for spreadsheets, each terminated. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(SEPARATOR) + LINE_END).join('');
