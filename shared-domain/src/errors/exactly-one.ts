import { AppError } from './app-error';

/**
 * The one row a write answered. Throws `AppError('row_expected')` for none or several: a policy that refuses an
 * update answers success without a row.
 */
export function exactlyOne<Row>(rows: readonly Row[] | null): Row {
  const [row, ...others] = rows ?? [];
  if (row === undefined || others.length > 0)
    throw new AppError('row_expected', { details: `expected one row, got ${rows?.length ?? 0}` });
  return row;
}
