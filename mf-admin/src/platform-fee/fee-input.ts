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

/** Reads the field of the new fee. */
export function readFeeInput(text: string): FeeInput {
  const percent = parseFeePercent(text);
  const number = Number(text.trim().replace(',', '.'));
  const isNumeric = text.trim() !== '' && Number.isFinite(number);
  if (percent !== null || !isNumeric) return { isNumeric: percent !== null, percent, fault: null };
  return { isNumeric, percent, fault: number < 0 || number > 100 ? FEE_OUT_OF_RANGE : copy.tooFine };
}
