import { AppError } from 'shared-domain/errors';

/** How many consultations there are in all, by outcome, and how many were reviewed. */
export interface HistorySummary {
  readonly total: number;
  readonly completed: number;
  readonly scheduled: number;
  /** Confirmed or waiting for payment, and not ended. */
  readonly coming: number;
  readonly reviewed: number;
}

const NAMES = [
  'total',
  'completed',
  'scheduled',
  'coming',
  'reviewed',
] as const satisfies (keyof HistorySummary)[];

/** Reads what `history_summary` answers. Throws `AppError('unexpected')` when it is something else. */
export function historySummaryFrom(answer: unknown): HistorySummary {
  const found = (answer ?? {}) as Record<string, unknown>;
  if (NAMES.some((name) => typeof found[name] !== 'number'))
    throw new AppError('unexpected', { details: 'history_summary answered without its figures' });
  return found as unknown as HistorySummary;
}
