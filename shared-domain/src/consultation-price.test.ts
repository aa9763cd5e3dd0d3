import { cents } from './money';
import { formatConsultationPrice, isConsultationPrice, MAX_PRICE_OPTIONS } from './consultation-price';

describe('the price of a consultation', () => {
  it('accepts R$ 50 to R$ 1000 inclusive', () => {
    expect([49_99, 50_00, 1000_00, 1000_01].map((value) => isConsultationPrice(cents(value)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is "Preço a definir" if unset', () => {
    expect(formatConsultationPrice(null)).toBe('Preço a definir');
    expect(formatConsultationPrice(150_00)).toBe('R$\u00a0150');
  });

  it('can be filtered by up to R$ 100, 150 and 200', () => {
    expect(MAX_PRICE_OPTIONS).toEqual([10_000, 15_000, 20_000]);
  });
});
