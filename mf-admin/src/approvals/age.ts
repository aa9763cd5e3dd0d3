import { businessDaysAfter } from 'shared-domain/business-days';
import { dayOf, type Instant } from 'shared-domain/schedule';
import type { StatusLabel } from 'shared-domain/status';

/** Applicants are told that an analysis takes two to five business days. */
const PROMISED = 5;
const SOON = 3;

/** How long an application has waited since it was last submitted, in business days. */
export function ageLabel(submitted: Instant, now: Date): StatusLabel {
  const days = businessDaysAfter(dayOf(submitted), dayOf(now));
  const late = days - PROMISED;
  if (late > 0) return { text: late === 1 ? 'passou 1 dia' : `passou ${late} dias`, tone: 'cancelled' };
  if (late === 0) return { text: 'vence hoje', tone: 'cancelled' };
  if (days === 0) return { text: 'enviada hoje', tone: 'confirmed' };
  return {
    text: days === 1 ? '1 dia útil' : `${days} dias úteis`,
    tone: days < SOON ? 'confirmed' : 'pending',
  };
}
