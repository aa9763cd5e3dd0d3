import { performanceScore } from './score.ts';

const perfect = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };

describe('the score of a page', () => {
  it('is 100 for an instant page', () => {
    expect(performanceScore(perfect)).toBe(100);
  });

  it('is 90 when all metrics are at the tenth percentile of the web', () => {
    const vitals = { firstPaint: 1800, largestPaint: 2500, blocking: 200, shift: 0.1 };
    // The largest paint replaces the speed index, whose tenth percentile is later.
    expect(performanceScore(vitals)).toBeGreaterThanOrEqual(90);
    expect(performanceScore(vitals)).toBeLessThanOrEqual(91);
  });

  it("falls with blocking time like Lighthouse's: half of its share at 600 ms", () => {
    expect(performanceScore({ ...perfect, blocking: 600 })).toBe(85);
  });
});
