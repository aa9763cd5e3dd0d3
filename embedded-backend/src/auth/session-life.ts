import type { AuthContext } from './context.ts';

/** When a session began, was last refreshed and must end; instants in the database's format. */
export interface SessionTimes {
  readonly session_created_at: string;
  readonly session_used_at: string;
  readonly not_after: string | null;
}

/** The columns of `SessionTimes`, from `auth.sessions` as `s`. */
export const SESSION_TIMES = `s.created_at as session_created_at, s.not_after,
  coalesce(s.refreshed_at at time zone 'utc', s.created_at) as session_used_at`;

/** GoTrue's reason why a session has expired; null while it is valid. */
export function endReason({ clock, settings }: AuthContext, session: SessionTimes): string | null {
  const isPast = (instant: string, seconds: number) => Date.parse(instant) + seconds * 1000 < clock.now();
  if (session.not_after !== null && isPast(session.not_after, 0)) return 'Session Expired';
  if (isPast(session.session_created_at, settings.sessionSeconds)) return 'Session Expired';
  return isPast(session.session_used_at, settings.inactivitySeconds) ? 'Session Expired (Inactivity)' : null;
}
