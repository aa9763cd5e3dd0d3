/** The metrics of a page load; milliseconds, and the layout shift score. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

interface Curve {
  readonly p10: number;
  readonly median: number;
  readonly weight: number;
}

/** Lighthouse's curves and weights for phones: https://github.com/GoogleChrome/lighthouse/blob/main/docs/scoring.md */
const CURVES = {
  firstPaint: { p10: 1800, median: 3000, weight: 10 },
  speed: { p10: 3387, median: 5800, weight: 10 },
  largestPaint: { p10: 2500, median: 4000, weight: 25 },
  blocking: { p10: 200, median: 600, weight: 30 },
  shift: { p10: 0.1, median: 0.25, weight: 25 },
} satisfies Record<string, Curve>;

/**
 * Lighthouse's performance score, 0 to 100. Its speed index needs a film strip of the page; the largest paint
 * replaces it, which never improves the score.
 */
export function performanceScore(vitals: Vitals): number {
  const values = { ...vitals, speed: vitals.largestPaint };
  const parts = Object.entries(CURVES).map(
    ([name, curve]) => partOf(curve, values[name as keyof typeof values]) * curve.weight,
  );
  return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

/**
 * 1 for zero, 0.9 at the tenth percentile, 0.5 at the median: the upper tail of a log-normal distribution.
 */
function partOf({ p10, median }: Curve, value: number): number {
  if (value <= 0) return 1;
  const standardized = (Math.log(value / median) * 0.9061938024368232) / -Math.log(p10 / median);
  return (1 - erf(standardized)) / 2;
}

/** Abramowitz and Stegun 7.1.26: accurate to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const polynomial = series.reduce((sum, factor) => (sum + factor) * t, 0);
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
