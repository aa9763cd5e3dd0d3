import type { Brand } from './brand';

/** Money in centavos: a whole number, never negative. */
export type Cents = Brand<number, 'Cents'>;

/** The database stores centavos as a 32-bit integer. */
const MAX_CENTS = 2_147_483_647;

/** Converts a number to centavos. Throws RangeError if it is not a safe whole number ≥ 0. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an amount in centavos: ${value}`);
  return (value === 0 ? 0 : value) as Cents; // never -0
}

const brl = (fractionDigits: number) =>
  new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

const whole = /* @__PURE__ */ brl(0);
const full = /* @__PURE__ */ brl(2);

/** A full amount, as in confirmations and payments: "R$ 120,00" (a no-break space after R$). */
export const formatBrl = (amount: Cents): string => full.format(amount / 100);

/** A balance in centavos, which may be below zero: "−R$ 12,00". */
export const formatBalance = (amount: number): string =>
  amount < 0 ? `−${formatBrl(cents(-amount))}` : formatBrl(cents(amount));

/**
 * A price as shown on cards, never rounded: "R$ 120" if whole, else "R$ 89,90" (a no-break space after R$).
 */
export const formatPrice = (amount: Cents): string =>
  amount % 100 === 0 ? whole.format(amount / 100) : formatBrl(amount);

/** An amount as a spreadsheet in Portuguese reads it: "1234,56". */
export const formatDecimal = (amount: Cents): string =>
  `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;

/** An amount as typed in a price field: "120", "89,90". `parsePriceInput` parses it. */
export const formatPriceInput = (amount: Cents): string =>
  amount % 100 === 0 ? String(amount / 100) : formatDecimal(amount);

/** Keeps the characters allowed in a price field: digits, dots and commas. */
export const filterPriceInput = (input: string): string => input.replace(/[^0-9.,]/g, '');

/**
 * Parses a price in reais, with a comma or a dot before the centavos and an optional "R$" prefix; a third
 * decimal rounds half up. Null if it has more than one separator ("1.234,56") or other characters, is not
 * above zero after rounding, or is more than the database can store.
 */
export function parsePriceInput(input: string): Cents | null {
  const amount = readCentavos(input);
  return amount !== null && amount > 0 && amount <= MAX_CENTS ? cents(amount) : null;
}

/** Whether a typed price is a number above the database's limit. */
export const isPriceInputTooLarge = (input: string): boolean => (readCentavos(input) ?? 0) > MAX_CENTS;

/** Whether `parsePriceInput` rounds a typed price to centavos: "50,005". */
export const isPriceInputRounded = (input: string): boolean =>
  parsePriceInput(input) !== null && /[.,][0-9]{2}[0-9]*[1-9]/.test(input);

/**
 * Whether a typed price has a dot for thousands: "1.000", "1.234,56". `parsePriceInput` reads a single dot as the
 * decimal separator.
 */
export const hasThousandsDot = (input: string): boolean =>
  /^\s*(?:R\$)?\s*[0-9]{1,3}(?:\.[0-9]{3})+(?:,[0-9]*)?\s*$/.test(input);

/**
 * Parses an amount of money in reais: "1.234,50", "1.000", "89,9", "R$ 10", also "89.90". Null if it has a third decimal
 * (unlike a price it is never rounded), is not above zero, or is more than the database can store.
 */
export function parseAmountInput(input: string): Cents | null {
  const plain = /^\s*(?:R\$)?\s*[1-9][0-9]{0,2}(?:\.[0-9]{3})+(?:,[0-9]*)?\s*$/.test(input)
    ? input.replaceAll('.', '')
    : input;
  return /[.,][0-9]{3}/.test(plain) ? null : parsePriceInput(plain);
}

function readCentavos(input: string): number | null {
  const match = /^\s*(?:R\$)?\s*([0-9]*)(?:[.,]([0-9]*))?\s*$/.exec(input);
  if (!match) return null;
  const reais = match[1] ?? '';
  const decimals = match[2] ?? '';
  // Rounds decimal digits, not floats: 1.005 × 100 would round down.
  const roundUp = Number(decimals[2] ?? 0) >= 5 ? 1 : 0;
  return Number(`${reais}${decimals.slice(0, 2).padEnd(2, '0')}`) + roundUp;
}
