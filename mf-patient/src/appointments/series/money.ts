import { cents, type Cents } from 'shared-domain/money';
import { cancellationOf } from '../cancellation';
import type { BookedDate } from './running-series';

/** What happens to the money when dates are cancelled together. */
export interface Money {
  readonly unpaid: number;
  readonly refunded: Cents;
  /** Paid and not refunded any more. */
  readonly kept: Cents;
  readonly kind: 'unpaid' | 'refunded' | 'late' | 'mixed';
}

/** The server decides; this is what it will answer as far as the page knows. */
export function moneyOf(dates: readonly BookedDate[], suspended: readonly string[], now: Date): Money {
  const kinds = dates.map(({ consultation }) => ({
    price: consultation.price,
    kind: cancellationOf(consultation, now, suspended.includes(consultation.id)),
  }));
  const sum = (wanted: string) =>
    cents(kinds.reduce((total, { kind, price }) => (kind === wanted ? total + price : total), 0));
  const [refunded, kept] = [sum('refunded'), sum('late')];
  return {
    unpaid: kinds.filter(({ kind }) => kind === 'unpaid').length,
    refunded,
    kept,
    kind: kindOf(refunded, kept),
  };
}

function kindOf(refunded: Cents, kept: Cents): Money['kind'] {
  if (kept > 0) return refunded > 0 ? 'mixed' : 'late';
  return refunded > 0 ? 'refunded' : 'unpaid';
}
