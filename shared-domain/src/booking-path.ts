import type { Instant } from './schedule/days';

/** The booking's summary with this time chosen. */
export const summaryPath = (professionalUserId: string, startsAt: Instant): string =>
  `/patient/booking/${professionalUserId}?slot=${startsAt}`;

/** The same for visitors, who sign up first. */
export const visitorPath = (professionalUserId: string, startsAt: Instant): string =>
  `/auth?mode=signup&role=patient&next=${encodeURIComponent(summaryPath(professionalUserId, startsAt))}`;

/** The payment of a consultation. */
export const paymentPath = (professionalUserId: string, consultationId: string): string =>
  `/patient/booking/${professionalUserId}?pagamento=${consultationId}`;

/** The room of a consultation, for its two participants. */
export const roomPath = (consultationId: string): string => `/sala/${consultationId}`;

/** A text of an address as an instant; null if it is none. */
export function instantIn(text: string | null): Instant | null {
  const moment = new Date(text && /^\d{4}-\d\d-\d\dT/.test(text) ? text : NaN);
  // toISOString writes other years, which a zone can reach from 9999, with a sign and six digits.
  const isoText = Number.isNaN(moment.getTime()) ? null : moment.toISOString();
  return isoText && /^\d/.test(isoText) ? isoText : null;
}
