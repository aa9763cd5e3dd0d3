import { toAppError } from 'shared-domain/errors';
import type { FreeDay, NoTimes } from 'shared-domain/free-times';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';

/** The server shortens it to 62 days. */
const AS_FAR_AS_POSSIBLE = '2199-12-31';

interface FreeTimesRequest {
  readonly professionalUserId: string;
  /** The first day; null: today. */
  readonly since: IsoDay | null;
  /** A consultation of the caller's to be moved: its own time counts as free. */
  readonly movedId?: string | null;
}

/** A day in the results of procedures. */
export interface FreeDayRow {
  readonly date: string;
  readonly times: readonly string[];
  readonly reason: string | null;
}

const instantOf = (text: string): Instant => new Date(text).toISOString();

/** Up to 62 days, local to the professional, with what the caller can book; none if the professional takes no bookings. */
export async function readFreeTimes(client: PortalClient, request: FreeTimesRequest): Promise<FreeDay[]> {
  const { data, error } = await client.rpc('free_times', {
    professional_user_id: request.professionalUserId,
    since: request.since,
    until: AS_FAR_AS_POSSIBLE,
    consultation_id: request.movedId ?? null,
  });
  if (error) throw toAppError(error);
  return freeDaysFrom(data?.days ?? []);
}

/** Converts the days in the result of a procedure. */
export const freeDaysFrom = (days: readonly FreeDayRow[]): FreeDay[] =>
  days.map(({ date, times, reason }) => ({
    date: date as IsoDay,
    times: times.map(instantOf),
    reason: reason as NoTimes | null,
  }));
