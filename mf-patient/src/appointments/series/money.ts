import { cents, type Cents } from 'shared-domain/money';
import { leftOf } from '../../parts/upcoming-consultation';
import { cancellationOf } from '../cancellation';
import type { BookedDate } from './running-series';

/** What happens to the money when dates are cancelled together. */
export interface Money {
  readonly unpaid: number;
  readonly refunded: Cents;
  /** A part of what is refunded, or all, went back before. */
  readonly isRest: boolean;
  /** Paid and not refunded any more. */
  readonly kept: Cents;
  /** One is cancelled too late for a refund. */
  readonly isLate: boolean;
  readonly kind: 'unpaid' | 'refunded' | 'late' | 'mixed';
}

/** The server decides; this is what it will answer as far as the page knows. */
export function moneyOf(dates: readonly BookedDate[], suspended: readonly string[], now: Date): Money {
  const kinds = dates.map(({ consultation }) => ({
    price: consultation.price,
    left: leftOf(consultation),
    kind: cancellationOf(consultation, now, suspended.includes(consultation.id)),
  }));
  const sum = (wanted: string) =>
    cents(kinds.reduce((total, { kind, left }) => (kind === wanted ? total + left : total), 0));
  const [refunded, kept] = [sum('refunded'), sum('late')];
  return {
    unpaid: kinds.filter(({ kind }) => kind === 'unpaid').length,
    refunded,
    isRest: kinds.some(({ kind, price, left }) => kind === 'refunded' && left < price),
    kept,
    isLate: kinds.some(({ kind }) => kind === 'late'),
    kind: kindOf(refunded, kept),
  };
}

function kindOf(refunded: Cents, kept: Cents): Money['kind'] {
  if (kept > 0) return refunded > 0 ? 'mixed' : 'late';
  return refunded > 0 ? 'refunded' : 'unpaid';
}
