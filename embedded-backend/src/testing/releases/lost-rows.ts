import { CHANGES } from './changes.ts';
import type { Row, TableRows } from './read-rows.ts';

const mayChange = (table: string, column: string) =>
  CHANGES.some((change) => change.table === table && change.column === column);

/** Columns of a table that must be the same before and after an upgrade. */
const lastingColumns = (table: string, row: Row) =>
  Object.keys(row).filter((column) => !mayChange(table, column));

const valuesOf = (row: Row, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column] ?? null));

/**
 * Rows from before that are missing afterwards or have other values, one line each. New columns are ignored.
 */
export function lostRows(before: TableRows, after: readonly Row[]): readonly string[] {
  const { table, key, rows } = before;
  const found = new Map(after.map((row) => [valuesOf(row, key), row]));
  return rows.flatMap((row) => {
    const place = `${table} ${valuesOf(row, key)}`;
    const now = found.get(valuesOf(row, key));
    if (!now) return [`${place} is lost`];
    return lastingColumns(table, row)
      .filter((column) => valuesOf(row, [column]) !== valuesOf(now, [column]))
      .map((column) => `${place}: ${column} was ${valuesOf(row, [column])}, is ${valuesOf(now, [column])}`);
  });
}
