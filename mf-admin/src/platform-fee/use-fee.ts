import { toFunctionError } from 'shared-domain/errors';
import { DEFAULT_FEE_PERCENT, feeOfFraction, type FeePercent } from 'shared-domain/fee';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';

export const FEE_KEY = 'admin-platform-fee';
export const FEE_FUNCTION = 'admin-platform-fees';

export interface FeeChange {
  readonly id: string;
  /** Null for the first. */
  readonly before: FeePercent | null;
  readonly after: FeePercent;
  readonly changedAt: Instant;
  readonly notes: string | null;
  readonly reason: string | null;
}

/** Changes fetched with the fee. The function returns one more, to indicate whether there are older ones. */
const SHOWN_CHANGES = 50;

/** The current fee and its changes, newest first. */
export interface Fee {
  readonly percent: FeePercent;
  /** Null if none is stored. */
  readonly updatedAt: Instant | null;
  readonly history: readonly FeeChange[];
  /** There are older changes. */
  readonly isCut: boolean;
}

/** Result of the function, in fractions: 0.005 is 0.5 %. */
interface Answer {
  readonly data: {
    readonly currentFee: { readonly fee_percentage: number; readonly updated_at: string } | null;
    readonly history: readonly ChangeRow[];
  };
}

interface ChangeRow {
  readonly id: string;
  readonly old_percentage: number | null;
  readonly new_percentage: number;
  readonly changed_at: string;
  readonly notes: string | null;
  readonly reason: string | null;
}

/** Converts a stored change, whose percentages are fractions. */
export const changeFrom = (row: ChangeRow): FeeChange => ({
  id: row.id,
  before: row.old_percentage === null ? null : feeOfFraction(row.old_percentage),
  after: feeOfFraction(row.new_percentage),
  changedAt: row.changed_at as Instant,
  notes: row.notes,
  reason: row.reason,
});

function feeFrom({ data: { currentFee, history } }: Answer): Fee {
  return {
    percent: currentFee ? feeOfFraction(currentFee.fee_percentage) : DEFAULT_FEE_PERCENT,
    updatedAt: currentFee && (currentFee.updated_at as Instant),
    isCut: history.length > SHOWN_CHANGES,
    history: history.slice(0, SHOWN_CHANGES).map(changeFrom),
  };
}

export function useFee() {
  return useRead({
    key: [FEE_KEY],
    read: async (client): Promise<Fee> => {
      const { data, error } = await client.functions.invoke<Answer>(FEE_FUNCTION, { body: {} });
      if (error || !data) throw await toFunctionError(error);
      return feeFrom(data);
    },
  });
}
