import {
  isBookableDay,
  isIsoDay,
  isSlotOpen,
  isSlotTime,
  type IsoDay,
  type SlotTime,
} from 'shared-domain/schedule';
import { removeFromTab, storeInTab, readFromTab } from 'shared-portal/browser-storage';

/** The choices made so far. */
export interface Choice {
  readonly day: IsoDay | null;
  readonly time: SlotTime | null;
}

const NOTHING: Choice = { day: null, time: null };

/** `wizard` identifies the booking: a professional, or the consultation to move. */
const nameOf = (wizard: string) => `booking-${wizard}`;

/** The unconfirmed choice stored in this tab, without past times. Survives a reload and a back navigation. */
export function readChoice(wizard: string, now: Date): Choice {
  const [day = '', time = ''] = (readFromTab(nameOf(wizard)) ?? '').split(' ');
  if (!isIsoDay(day) || !isBookableDay(day, now)) return NOTHING;
  return { day, time: isSlotTime(time) && isSlotOpen(day, time, now) ? time : null };
}

export const storeChoice = (wizard: string, { day, time }: Choice): void =>
  storeInTab(nameOf(wizard), [day, time].filter(Boolean).join(' '));

/** Clears the choice after confirmation, so that going back does not restore it. */
export const clearChoice = (wizard: string): void => removeFromTab(nameOf(wizard));
