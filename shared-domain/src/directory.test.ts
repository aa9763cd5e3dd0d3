import { isWithinPrices } from './directory';
import { cents } from './money';

describe('the directory’s price limits', () => {
  it('include both ends', () => {
    const [low, high] = [cents(50_00), cents(100_00)];
    expect([49_99, 50_00, 100_00, 100_01].map((value) => isWithinPrices(cents(value), low, high))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithinPrices(cents(1), null, high)).toBe(true);
    expect(isWithinPrices(cents(9999_00), low, null)).toBe(true);
  });

  it('keep a professional without a price only while nothing is limited', () => {
    expect(isWithinPrices(null, null, null)).toBe(true);
    expect(isWithinPrices(null, cents(1), null)).toBe(false);
    expect(isWithinPrices(null, null, cents(1))).toBe(false);
  });
});
