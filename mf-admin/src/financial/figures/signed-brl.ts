import { cents, formatBrl } from 'shared-domain/money';

/** An amount that may be below zero: "−R$ 12,00". */
export const signedBrl = (amount: number): string =>
  amount < 0 ? `−${formatBrl(cents(-amount))}` : formatBrl(cents(amount));
