import { cents, formatPrice, type Cents } from './money';

/** Minimum and maximum of a new price. */
export const CONSULTATION_PRICE_MIN = 50_00 as Cents;
export const CONSULTATION_PRICE_MAX = 1000_00 as Cents;
/** Options of the search's maximum price filter. */
export const MAX_PRICE_OPTIONS: readonly Cents[] = [100_00 as Cents, 150_00 as Cents, 200_00 as Cents];
const PRICE_UNSET = 'Preço a definir';

/** Whether a new price is within the limits, both included; an older price stays valid. */
export const isConsultationPrice = (amount: Cents): boolean =>
  amount >= CONSULTATION_PRICE_MIN && amount <= CONSULTATION_PRICE_MAX;

/** A professional's price as shown on a card; "Preço a definir" if unset. */
export const formatConsultationPrice = (centavos: number | null): string =>
  centavos === null ? PRICE_UNSET : formatPrice(cents(centavos));
