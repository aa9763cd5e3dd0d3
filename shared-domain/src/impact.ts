import { cents, type Cents } from './money';

/** Percent of the net profit meant for charity, as the transparency page states. */
export const IMPACT_TARGET_PERCENT = 5;
export const IMPACT_CURRENT_PERCENT = 1.5;
export const IMPACT_COMMITMENT_PERCENT = 15;
export const DONATIONS_TOTAL = 1500_00 as Cents;
/** How donations are divided among the three charities, in percent. */
export const CHARITY_SPLIT = [40, 35, 25] as const;

/** Divides an amount among the charities to the centavo; what rounding leaves over goes to the first. */
export function splitDonations(total: Cents): readonly [Cents, Cents, Cents] {
  const share = (percent: number) => Math.floor((total * percent) / 100);
  const [, second, third] = CHARITY_SPLIT.map(share) as [number, number, number];
  return [cents(total - second - third), cents(second), cents(third)];
}
