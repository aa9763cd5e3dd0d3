import { feeOfFraction, type FeePercent } from 'shared-domain/fee';
import { toAppError } from 'shared-domain/errors';
import type { IsoDay } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';
import type { Period } from '../period';

/** Money of a period, in centavos. A correction may leave a day below zero. */
export interface Sums {
  readonly received: number;
  readonly refunded: number;
  readonly fee: number;
}

export interface DayFigures {
  readonly day: IsoDay;
  readonly received: number;
  /** Of what was received, what went back later. */
  readonly returned: number;
  readonly refunded: number;
  /** Received four weeks earlier. */
  readonly earlier: number;
}

export interface FinancialFigures {
  readonly now: Sums;
  readonly before: Sums;
  readonly feePercent: FeePercent;
  readonly days: readonly DayFigures[];
}

interface Row {
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly fee_cents: number;
}
const sumsOf = (row: Row): Sums => ({
  received: row.received_cents,
  refunded: row.refunded_cents,
  fee: row.fee_cents,
});

/** The figures of a period and of the one before it. */
export function useFigures({ first, last, before }: Period) {
  return useRead({
    key: [MONEY_KEY, 'figures', first, last, before.first],
    read: async (client, { signal }): Promise<FinancialFigures> => {
      const { data, error } = await client
        .rpc('financial_figures', {
          first_day: first,
          last_day: last,
          before_first: before.first,
          before_last: before.last,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return {
        now: sumsOf(data.now),
        before: sumsOf(data.before),
        feePercent: feeOfFraction(data.fee_percentage),
        days: data.days.map((day) => ({
          day: day.day as IsoDay,
          received: day.received_cents,
          returned: day.returned_cents,
          refunded: day.refunded_cents,
          earlier: day.earlier_cents,
        })),
      };
    },
  });
}
