import { median, quantile } from './statistics.ts';

it('finds the median and high percentiles', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(median(values)).toBe(51);
  expect(quantile(values, 0.99)).toBe(100);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow(RangeError);
});
