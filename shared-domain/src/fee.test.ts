import fc from 'fast-check';
import {
  DEFAULT_FEE_PERCENT,
  defaultFeeNote,
  FEE_EXAMPLE_AMOUNT,
  feeOfFraction,
  feeOn,
  formatFeePercent,
  parseFeePercent,
  stepFee,
} from './fee';
import { cents, type Cents } from './money';

const steps = fc.integer({ min: 0, max: 100_000 });
const percentOf = (thousandths: number) => parseFeePercent((thousandths / 1000).toFixed(3));

describe('the platform fee', () => {
  it('is 0.500% by default, R$ 0,30 of R$ 60,00', () => {
    expect(formatFeePercent(DEFAULT_FEE_PERCENT)).toBe('0.500%');
    expect(feeOn(FEE_EXAMPLE_AMOUNT, DEFAULT_FEE_PERCENT)).toBe(30);
  });

  it('steps by 0.001 between 0 and 100', () => {
    const percents = [stepFee(DEFAULT_FEE_PERCENT, 1), stepFee(DEFAULT_FEE_PERCENT, -600)];
    expect([...percents, stepFee(feeOfFraction(1), 1)]).toEqual([0.501, 0, 100]);
  });

  it('is stored as a fraction: 0.005 is 0.5 %', () => {
    expect(feeOfFraction(0.005)).toBe(DEFAULT_FEE_PERCENT);
    expect(formatFeePercent(feeOfFraction(0.0045))).toBe('0.450%');
    expect(() => feeOfFraction(1.1)).toThrow(RangeError);
    expect(() => feeOfFraction(-0.1)).toThrow(RangeError);
    expect(() => feeOfFraction(NaN)).toThrow(RangeError);
  });

  it('survives a round trip through the table in every step', () => {
    fc.assert(
      fc.property(steps, (thousandths) => {
        const percent = percentOf(thousandths);
        expect(percent).not.toBeNull();
        expect(feeOfFraction((percent ?? NaN) / 100)).toBe(percent);
      }),
    );
  });

  it.each([
    ['0', 0],
    ['0.5', 0.5],
    ['0,5', 0.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['0.650', 0.65],
    ['12.345', 12.345],
    ['100', 100],
    ['100.000', 100],
    [' 1 ', 1],
  ])('is parsed from %j as %d percent', (typed, percent) => {
    expect(parseFeePercent(typed)).toBe(percent);
  });

  it.each(['', '-0.1', '100.001', '101', '0.1234', '.', ',', '.5555', '1e1', 'abc', '1.2.3', '0.5%'])(
    'is not parsed from %j',
    (typed) => {
      expect(parseFeePercent(typed)).toBeNull();
    },
  );

  it('is formatted as it is parsed', () => {
    fc.assert(
      fc.property(steps, (thousandths) => {
        const percent = percentOf(thousandths);
        expect(percent && parseFeePercent(formatFeePercent(percent).slice(0, -1))).toBe(percent);
      }),
    );
  });

  it('is rounded to the nearest centavo, half up, and never exceeds the amount', () => {
    const halfAPercent = DEFAULT_FEE_PERCENT;
    expect(feeOn(cents(100), halfAPercent)).toBe(1);
    expect(feeOn(cents(99), halfAPercent)).toBe(0);
    fc.assert(
      fc.property(fc.nat(2_147_483_647), steps, (value, thousandths) => {
        const fee = feeOn(value as Cents, percentOf(thousandths) ?? DEFAULT_FEE_PERCENT);
        expect(Math.abs(fee - (value * thousandths) / 100_000)).toBeLessThanOrEqual(0.5);
        expect(fee).toBeLessThanOrEqual(value);
      }),
    );
  });

  it('creates a default note with the date in São Paulo', () => {
    const lateInTheEvening = new Date('2026-08-21T02:30:00Z');
    const percent = parseFeePercent('0.45');
    expect(percent && defaultFeeNote(percent, lateInTheEvening)).toBe(
      'Atualização para 0.450% em 20/08/2026',
    );
  });
});
