import { instantIn } from 'shared-domain/booking-path';
import { dayOf, isIsoDay, type Instant, type IsoDay } from 'shared-domain/schedule';
import { removeFromTab, storeInTab, readFromTab } from 'shared-portal/browser-storage';

/** The choices made so far. */
export interface Choice {
  /** In the zone shown. */
  readonly day: IsoDay | null;
  readonly startsAt: Instant | null;
}

const NOTHING: Choice = { day: null, startsAt: null };

/** `wizard` identifies the booking: a professional, or the consultation to move. */
const nameOf = (wizard: string) => `booking-${wizard}`;

/** The choice of a link to one time. */
export const choiceOf = (startsAt: Instant, zone: string): Choice => ({
  day: dayOf(startsAt, zone),
  startsAt,
});

/** The unconfirmed choice stored in this tab, without past times. Survives a reload and a back navigation. */
export function readChoice(wizard: string, zone: string, now: Date): Choice {
  const [day = '', time = ''] = (readFromTab(nameOf(wizard)) ?? '').split(' ');
  if (!isIsoDay(day) || day < dayOf(now, zone)) return NOTHING;
  const startsAt = instantIn(time);
  return { day, startsAt: startsAt && new Date(startsAt) > now ? startsAt : null };
}

export function storeChoice(wizard: string, choice: Choice): Choice {
  storeInTab(nameOf(wizard), [choice.day, choice.startsAt].filter(Boolean).join(' '));
  return choice;
}

/** Clears the choice after confirmation, so that going back does not restore it. */
export const clearChoice = (wizard: string): void => removeFromTab(nameOf(wizard));
