import {
  isBookableDay,
  isIsoDay,
  isSlotOpen,
  isSlotTime,
  type IsoDay,
  type SlotTime,
} from 'shared-domain/schedule';
import { forgetInTab, keepInTab, keptInTab } from 'shared-portal/browser-storage';

/** What has been chosen so far. */
export interface Choice {
  readonly day: IsoDay | null;
  readonly time: SlotTime | null;
}

const NOTHING: Choice = { day: null, time: null };

/** `wizard` says what is booked: a professional, or the consultation that moves. */
const nameOf = (wizard: string) => `booking-${wizard}`;

/** What was chosen in this tab and not confirmed yet, without what is past by now. A reload and a way back keep it. */
export function keptChoice(wizard: string, now: Date): Choice {
  const [day = '', time = ''] = (keptInTab(nameOf(wizard)) ?? '').split(' ');
  if (!isIsoDay(day) || !isBookableDay(day, now)) return NOTHING;
  return { day, time: isSlotTime(time) && isSlotOpen(day, time, now) ? time : null };
}

export const keepChoice = (wizard: string, { day, time }: Choice): void =>
  keepInTab(nameOf(wizard), [day, time].filter(Boolean).join(' '));

/** What was confirmed is not chosen again by going back. */
export const forgetChoice = (wizard: string): void => forgetInTab(nameOf(wizard));
