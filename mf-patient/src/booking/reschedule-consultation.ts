import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { AgreedDates } from 'shared-domain/series';
import { datesArguments } from 'shared-data/series';
import type { PortalClient } from 'shared-portal/contract';

export interface MoveRequest {
  readonly consultationId: string;
  readonly startsAt: Instant;
  /** Id on the client's side: a repeated request for the same time returns the first result. */
  readonly requestId: string;
  /** Of a date of a series: what happens to the following ones; null: a single consultation. */
  readonly series: SeriesMove | null;
}

interface SeriesMove extends AgreedDates {
  /** Whether they move with it. */
  readonly following: boolean;
}

/** Moves a confirmed consultation, or a date of a series. Throws an `AppError` with the procedure's stable code. */
export async function rescheduleConsultation(client: PortalClient, request: MoveRequest): Promise<void> {
  const { consultationId, startsAt, requestId, series } = request;
  const move = { consultation_id: consultationId, starts_at: startsAt };
  const { error } = series
    ? await client.rpc('change_series', {
        ...move,
        following: series.following,
        ...datesArguments(series),
      })
    : await client.rpc('move_consultation', { ...move, request_id: requestId });
  if (error) throw toAppError(error);
}
