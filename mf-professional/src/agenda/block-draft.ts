import { addDays, dayOf, momentOf, timeOf, type IsoDay } from 'shared-domain/schedule';
import { excessOf } from 'shared-domain/text-length';
import { minutesOf } from '../parts/clock-time';
import { serverTime, type Agenda, type AgendaBlock } from './agenda';
import { blockCopy } from './block-copy';
import type { Period } from './period-text';

const words = blockCopy.faults;
export const MAX_NOTE = 80;
const MAX_DAYS_AHEAD = 400;
/** A repetition has at most 53 dates. */
export const MAX_REPEAT_DAYS = 364;
const WEEK_DAYS = 7;
const DAY_END = '24:00';

/** A time to block, local to the professional. */
export interface BlockDraft {
  readonly day: IsoDay | '';
  readonly from: string;
  readonly to: string;
  readonly isWholeDay: boolean;
  readonly note: string;
  /** Of a repeating block: whether it alone changes, or the following ones too. */
  readonly scope: 'one' | 'following';
  readonly repeat: 'never' | 'weekly';
  readonly until: IsoDay | '';
}

/** A time that was chosen in the agenda. */
export interface ChosenTime {
  readonly day: IsoDay;
  readonly from: string;
  readonly to: string;
}

/** The draft of a new block. */
export const newDraft = (chosen: ChosenTime): BlockDraft => ({
  ...chosen,
  isWholeDay: false,
  note: '',
  scope: 'one',
  repeat: 'never',
  until: '',
});

/** Whether the following ones of its repetition can change with a block. */
export const hasFollowing = (block: AgendaBlock | null): boolean => (block?.series?.following ?? 0) > 0;

/** A block as a draft; null: it takes more than one day, which the form does not show. */
export function draftOf(
  { startsAt, endsAt, note, series }: AgendaBlock,
  timeZone: string,
): BlockDraft | null {
  const day = dayOf(startsAt, timeZone);
  const endDay = dayOf(endsAt, timeZone);
  const end = timeOf(endsAt, timeZone);
  const to = endDay === addDays(day, 1) && end === '00:00' ? DAY_END : end;
  if (to !== DAY_END && endDay !== day) return null;
  const from = timeOf(startsAt, timeZone);
  return {
    ...newDraft({ day, from, to }),
    isWholeDay: from === '00:00' && to === DAY_END,
    note: note ?? '',
    until: series?.until ?? '',
  };
}

/** The period of a draft; null: it has none yet. */
export function periodOfDraft({ day, from, to, isWholeDay }: BlockDraft, timeZone: string): Period | null {
  if (day === '' || (!isWholeDay && minutesOf(to) <= minutesOf(from))) return null;
  const at = (time: string) =>
    (time === DAY_END
      ? momentOf(addDays(day, 1), '00:00', timeZone)
      : momentOf(day, time, timeZone)
    ).toISOString();
  return { startsAt: at(isWholeDay ? '00:00' : from), endsAt: at(isWholeDay ? DAY_END : to) };
}

/** Whether a draft of this block concerns later weeks too. */
export const isWeekly = ({ scope, repeat }: BlockDraft, block: AgendaBlock | null): boolean =>
  hasFollowing(block) ? scope === 'following' : repeat === 'weekly';

/** Errors by field. */
export function blockFaults(draft: BlockDraft, agenda: Agenda, block: AgendaBlock | null) {
  const { timeZone, today } = agenda;
  const { day, until } = draft;
  const period = periodOfDraft(draft, timeZone);
  const last = addDays(today, MAX_DAYS_AHEAD - 1);
  const least = day && !hasFollowing(block) ? addDays(day, WEEK_DAYS) : day;
  return {
    day:
      day === ''
        ? words.day
        : day > last
          ? words.far
          : period && Date.parse(period.endsAt) <= serverTime(agenda).getTime()
            ? words.past
            : null,
    to: day !== '' && !period ? words.backwards : null,
    note: excessOf(draft.note, MAX_NOTE) > 0 ? words.note(MAX_NOTE) : null,
    until:
      !isWeekly(draft, block) || day === ''
        ? null
        : until === ''
          ? words.until
          : until < least
            ? words.untilBefore
            : until > addDays(day, MAX_REPEAT_DAYS)
              ? words.untilFar
              : until > last
                ? words.far
                : null,
  };
}
