import type { Instant } from './schedule/days';

/** The booking's summary with this time chosen. */
const summaryPath = (professionalUserId: string, startsAt: Instant): string =>
  `/patient/booking/${professionalUserId}?slot=${startsAt}`;

/** Where a free time leads: to the booking's summary; visitors sign up first. */
export function bookingPath(professionalUserId: string, startsAt: Instant, isVisitor: boolean): string {
  const path = summaryPath(professionalUserId, startsAt);
  return isVisitor ? `/auth?mode=signup&role=patient&next=${encodeURIComponent(path)}` : path;
}
