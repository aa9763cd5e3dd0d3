import { cents, type Cents } from './money';

/** Percentage of the net profit for charity, as stated on the transparency page. */
export const IMPACT_TARGET_PERCENT = 5;
export const IMPACT_CURRENT_PERCENT = 1.5;
export const IMPACT_COMMITMENT_PERCENT = 15;
export const DONATIONS_TOTAL = 1500_00 as Cents;
/** Split of donations among the three charities, in percent. */
export const CHARITY_SPLIT = [40, 35, 25] as const;

/** Splits an amount among the charities to the centavo; the rounding remainder goes to the first. */
export function splitDonations(total: Cents): readonly [Cents, Cents, Cents] {
  const share = (percent: number) => Math.floor((total * percent) / 100);
  const [, second, third] = CHARITY_SPLIT.map(share) as [number, number, number];
  return [cents(total - second - third), cents(second), cents(third)];
}
