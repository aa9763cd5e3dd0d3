import { performanceScore } from './score.ts';

const perfect = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };

describe('the score of a page', () => {
  it('is 100 for a page that is there at once', () => {
    expect(performanceScore(perfect)).toBe(100);
  });

  it('is 90 where everything is at the tenth percentile of the web', () => {
    const vitals = { firstPaint: 1800, largestPaint: 2500, blocking: 200, shift: 0.1 };
    // The largest paint stands in for the speed index, whose tenth percentile comes later.
    expect(performanceScore(vitals)).toBeGreaterThanOrEqual(90);
    expect(performanceScore(vitals)).toBeLessThanOrEqual(91);
  });

  it('falls with blocking as Lighthouse has it: half of its part at 600 ms', () => {
    expect(performanceScore({ ...perfect, blocking: 600 })).toBe(85);
  });
});
