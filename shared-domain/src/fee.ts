import type { Brand } from './brand';
import { cents, type Cents } from './money';
import { dayOf, formatDayNumeric } from './schedule';

/** The platform's fee in percent, from 0 to 100 in steps of 0.001: 0.5 means 0,5 %. */
export type FeePercent = Brand<number, 'FeePercent'>;

const FEE_DECIMALS = 3;
export const DEFAULT_FEE_PERCENT = 0.5 as FeePercent;
/** Amount of the page's example. */
export const FEE_EXAMPLE_AMOUNT = 60_00 as Cents;
export const FEE_OUT_OF_RANGE = 'Taxa deve estar entre 0% e 100%';
export const FEE_UNCHANGED = 'A nova taxa é igual à atual.';

const STEPS = 1000;
const toPercent = (steps: number) => (steps / STEPS) as FeePercent;
const stepsOf = (percent: FeePercent) => Math.round(percent * STEPS);

/**
 * Parses a typed percentage, with a dot or a comma and up to three decimals (",5" too); null if it is not
 * from 0 to 100.
 */
export function parseFeePercent(input: string): FeePercent | null {
  const match = /^(?=.*[0-9])([0-9]{0,3})(?:[.,]([0-9]{0,3}))?$/.exec(input.trim());
  if (!match) return null;
  const steps = Number(`${match[1]}${(match[2] ?? '').padEnd(FEE_DECIMALS, '0')}`);
  return steps <= 100 * STEPS ? toPercent(steps) : null;
}

/** The fee a number of 0.001 steps higher, or lower if negative; limited to 0 and 100. */
export const stepFee = (percent: FeePercent, steps: number): FeePercent =>
  toPercent(Math.min(Math.max(stepsOf(percent) + steps, 0), 100 * STEPS));

/** The percentage of a stored fraction: 0.005 is 0.5 %. Throws RangeError outside 0 to 1. */
export function feeOfFraction(fraction: number): FeePercent {
  const steps = Math.round(fraction * 100 * STEPS);
  if (!(steps >= 0 && steps <= 100 * STEPS)) throw new RangeError(`not a fee fraction: ${fraction}`);
  return toPercent(steps);
}

/** Input form of a fee, with three decimals and a dot: "0.500". */
export const formatFeeInput = (percent: FeePercent): string => percent.toFixed(FEE_DECIMALS);

/** A fee with three decimals and a dot: "0.500%". */
export const formatFeePercent = (percent: FeePercent): string => `${formatFeeInput(percent)}%`;

/** The fee on an amount, in centavos, rounded half up: 0.5 % of R$ 60,00 is R$ 0,30. */
export function feeOn(amount: Cents, percent: FeePercent): Cents {
  const exact = BigInt(amount) * BigInt(stepsOf(percent));
  const unit = BigInt(100 * STEPS);
  return cents(Number((exact * 2n + unit) / (unit * 2n)));
}

/** The default note of a change: "Atualização para 0.450% em 20/08/2026". */
export const defaultFeeNote = (percent: FeePercent, now: Date): string =>
  `Atualização para ${formatFeePercent(percent)} em ${formatDayNumeric(dayOf(now))}`;
