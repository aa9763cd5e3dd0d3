import { FEE_OUT_OF_RANGE, parseFeePercent, type FeePercent } from 'shared-domain/fee';
import { copy } from './copy';

export interface FeeInput {
  /** The input is numeric: the update can be requested. */
  readonly isNumeric: boolean;
  /** The typed fee; null if invalid. */
  readonly percent: FeePercent | null;
  /** Error of a number that is not a valid fee. */
  readonly fault: string | null;
}

/** A number as users type it, of any size: "-1", "101", "0,45678", ",5". */
const NUMBER = /^[+-]?(?:[0-9]+[.,]?[0-9]*|[.,][0-9]+)$/;

/** Parses the field of the new fee. */
export function readFeeInput(text: string): FeeInput {
  const percent = parseFeePercent(text);
  const isNumeric = NUMBER.test(text.trim());
  if (percent !== null || !isNumeric) return { isNumeric, percent, fault: null };
  const number = Number(text.trim().replace(',', '.'));
  return { isNumeric, percent, fault: number < 0 || number > 100 ? FEE_OUT_OF_RANGE : copy.tooFine };
}
