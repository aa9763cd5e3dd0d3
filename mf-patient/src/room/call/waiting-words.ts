import { timeOf } from 'shared-domain/schedule';
import { copy } from '../copy';
import {
  LATE_AFTER_MINUTES,
  minutesAfter,
  otherJoinedAt,
  owesChoice,
  UNATTENDED_AFTER_MINUTES,
} from '../facts';
import type { Place } from '../place';

const words = copy.waiting;

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Whether the professional asked the patient to wait, until a time that has not come. */
export const isDelayed = (delayedUntil: number | null): delayedUntil is number =>
  delayedUntil !== null && delayedUntil > Date.now();

/** What a waiting patient reads: who is missing, and what happens next. */
export function waitingWords({ facts, snapshot, now }: Pick<Place, 'facts' | 'snapshot' | 'now'>): Words {
  const { otherName: name, startsAt, endsAt } = facts;
  const { delayedUntil, isOtherPresent } = snapshot;
  if (isDelayed(delayedUntil))
    return { title: words.delayedTitle(name), text: words.delayedText(timeOf(new Date(delayedUntil))) };
  if (isOtherPresent) return { title: words.presentTitle(name), text: words.presentText };
  if (owesChoice(facts))
    return { title: words.unattendedTitle(name), text: words.unattendedText(timeOf(endsAt)) };
  if (otherJoinedAt(facts) !== null)
    return { title: copy.call.goneTitle(name), text: copy.call.openUntil(timeOf(facts.closesAt)) };
  if (now >= new Date(minutesAfter(startsAt, LATE_AFTER_MINUTES)))
    return {
      title: words.lateTitle(name),
      text: words.lateText(name, timeOf(minutesAfter(startsAt, UNATTENDED_AFTER_MINUTES))),
    };
  return { title: words.absentTitle(name), text: words.absentText(timeOf(startsAt)) };
}
