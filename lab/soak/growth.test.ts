import { growth } from './growth.ts';

describe('growth', () => {
  it('ignores the time in which caches warm up', () => {
    expect(growth([1, 5, 10, 10, 10, 10, 10, 10])).toBeCloseTo(1);
  });

  it('sees what is never given back, beside what comes and goes', () => {
    const values = Array.from({ length: 60 }, (_, minute) => 100 + minute + (minute % 3) * 5);
    expect(growth(values)).toBeGreaterThan(1.2);
  });

  it('is not moved by a single sample', () => {
    const values = Array.from({ length: 16 }, (_, minute) => (minute === 13 ? 900 : 100));
    expect(growth(values)).toBeCloseTo(1);
  });

  it('says nothing about three samples', () => {
    expect(() => growth([1, 2, 3])).toThrow(RangeError);
  });
});
