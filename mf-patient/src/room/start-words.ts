import { dayOf, formatDayLong, spokenDay, timeOf } from 'shared-domain/schedule';
import { lobbyCopy } from './lobby/copy';
import { minutesUntil, type RoomFacts } from './facts';

const words = lobbyCopy;

/** "Começa em 8 minutos", "Está na hora", "Começou há 3 minutos". */
export function startWords({ startsAt }: RoomFacts, now: Date): string {
  const left = minutesUntil(startsAt, now);
  if (left > 0) return words.startsIn(left);
  return left > -1 ? words.startsNow : words.startedAgo(-left);
}

/** Day and hours, with their zone. */
export const whenWords = ({ startsAt, endsAt }: RoomFacts): string =>
  words.when(formatDayLong(dayOf(startsAt)), timeOf(startsAt), timeOf(endsAt));

/** When the room opens: "Entrar às 11:20". */
export const earlyWords = ({ opensAt }: RoomFacts, now: Date): string =>
  dayOf(opensAt) === dayOf(now)
    ? words.enterAt(timeOf(opensAt))
    : words.opensOn(spokenDay(dayOf(opensAt), now), timeOf(opensAt));
