import { FEE_OUT_OF_RANGE, parseFeePercent, type FeePercent } from 'shared-domain/fee';
import { copy } from './copy';

export interface FeeInput {
  /** Something numeric stands there: the change can be asked for. */
  readonly isNumeric: boolean;
  /** The fee typed; null while it is none. */
  readonly percent: FeePercent | null;
  /** What is wrong with a number that is no fee. */
  readonly fault: string | null;
}

/** A number as people type it, whatever its size: "-1", "101", "0,45678", ",5". */
const NUMBER = /^[+-]?(?:[0-9]+[.,]?[0-9]*|[.,][0-9]+)$/;

/** Reads the field of the new fee. */
export function readFeeInput(text: string): FeeInput {
  const percent = parseFeePercent(text);
  const isNumeric = NUMBER.test(text.trim());
  if (percent !== null || !isNumeric) return { isNumeric, percent, fault: null };
  const number = Number(text.trim().replace(',', '.'));
  return { isNumeric, percent, fault: number < 0 || number > 100 ? FEE_OUT_OF_RANGE : copy.tooFine };
}
