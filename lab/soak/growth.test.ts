import { growth } from './growth.ts';

describe('growth', () => {
  it('ignores the warm-up time of caches', () => {
    expect(growth([1, 5, 10, 10, 10, 10, 10, 10])).toBeCloseTo(1);
  });

  it('detects a leak among temporary allocations', () => {
    const values = Array.from({ length: 60 }, (_, minute) => 100 + minute + (minute % 3) * 5);
    expect(growth(values)).toBeGreaterThan(1.2);
  });

  it('is not affected by a single outlier', () => {
    const values = Array.from({ length: 16 }, (_, minute) => (minute === 13 ? 900 : 100));
    expect(growth(values)).toBeCloseTo(1);
  });

  it('rejects three samples', () => {
    expect(() => growth([1, 2, 3])).toThrow(RangeError);
  });
});
