import type { Cents } from './provider.ts';

/** Ten digits before the dot: the standard's limit. */
const MAX_CENTS = 999_999_999_999;

/** Centavos as the standard writes them: "120.00". Throws RangeError if it is not a whole number above zero. */
export function amountText(amount: Cents): string {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_CENTS)
    throw new RangeError('not an amount in centavos');
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The centavos of "120.00", read as text and never as a float; null for anything else. */
export function centsOf(text: unknown): Cents | null {
  const [, reais, centavos] = (typeof text === 'string' && /^([0-9]{1,10})\.([0-9]{2})$/.exec(text)) || [];
  return reais === undefined ? null : Number(`${reais}${centavos}`);
}
