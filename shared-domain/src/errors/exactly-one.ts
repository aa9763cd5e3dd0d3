import { AppError } from './app-error';

/**
 * The single row returned by a write. Throws `AppError('row_expected')` for none or several: an update
 * refused by a policy succeeds without a row.
 */
export function exactlyOne<Row>(rows: readonly Row[] | null): Row {
  const [row, ...others] = rows ?? [];
  if (row === undefined || others.length > 0)
    throw new AppError('row_expected', { details: `expected one row, got ${rows?.length ?? 0}` });
  return row;
}
