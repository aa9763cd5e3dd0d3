import { timeOf } from 'shared-domain/schedule';
import { callCopy, waitingCopy } from './copy';
import {
  isOtherInside,
  LATE_AFTER_MINUTES,
  minutesAfter,
  otherJoinedAt,
  owesChoice,
  UNATTENDED_AFTER_MINUTES,
  type RoomFacts,
} from '../facts';
import type { Place } from '../place';

const words = waitingCopy;

interface Words {
  readonly title: string;
  readonly text: string;
}

/**
 * Until when the professional asked the patient to wait, by the server's time `now`; null: did not, or the time has come.
 * @param delayedUntil by this device's clock, which may be wrong
 */
export function delayEnd(delayedUntil: number | null, now: Date): Date | null {
  const left = (delayedUntil ?? 0) - Date.now();
  return left > 0 ? new Date(now.getTime() + left) : null;
}

/** The other participant entered and is not on the room's page. */
export function goneWords(facts: RoomFacts): Words {
  const { otherName: name, closesAt, link } = facts;
  const openUntil = callCopy.openUntil(timeOf(closesAt));
  if (!isOtherInside(facts)) return { title: callCopy.goneTitle(name), text: openUntil };
  const away = link === null ? callCopy.awayText : callCopy.awayWithLinkText;
  return { title: callCopy.awayTitle(name), text: `${away} ${openUntil}` };
}

/** Without its socket, this page knows neither who comes nor when the door opens. */
export const cutOffWords = ({ role }: RoomFacts): Words => ({
  title: callCopy.cutOffTitle,
  text: `${callCopy.cutOffText[role]} ${callCopy.cutOffRetry}`,
});

/** What a waiting patient reads: who is missing, and what happens next. */
export function waitingWords({ facts, snapshot, now }: Pick<Place, 'facts' | 'snapshot' | 'now'>): Words {
  const { otherName: name, startsAt, endsAt } = facts;
  const { delayedUntil, isCutOff, isOtherPresent } = snapshot;
  const delay = delayEnd(delayedUntil, now);
  if (isCutOff && !owesChoice(facts)) return cutOffWords(facts);
  if (delay) return { title: words.delayedTitle(name), text: words.delayedText(timeOf(delay)) };
  if (isOtherPresent) return { title: words.presentTitle(name), text: words.presentText };
  if (owesChoice(facts))
    return { title: words.unattendedTitle(name), text: words.unattendedText(timeOf(endsAt)) };
  if (otherJoinedAt(facts) !== null) return goneWords(facts);
  if (facts.isContested) return { title: words.absentTitle(name), text: words.contestedText };
  if (now >= new Date(minutesAfter(startsAt, LATE_AFTER_MINUTES)))
    return {
      title: words.lateTitle(name),
      text: words.lateText(name, timeOf(minutesAfter(startsAt, UNATTENDED_AFTER_MINUTES))),
    };
  const absent = now < new Date(startsAt) ? words.absentText : words.absentSinceText;
  return { title: words.absentTitle(name), text: absent(timeOf(startsAt)) };
}
