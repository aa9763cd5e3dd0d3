import { IS_OPEN } from 'shared-domain/consultation';
import { addDays, momentOf, type IsoDay } from 'shared-domain/schedule';
import { excessOf } from 'shared-domain/text-length';
import { minutesOf } from '../parts/clock-time';
import { serverTime, type Agenda, type AgendaConsultation } from './agenda';
import { copy } from './copy';
import type { Period } from './period-text';

const words = copy.blocks.faults;
export const MAX_NOTE = 80;
const MAX_DAYS_AHEAD = 400;

/** A time to block, local to the professional. */
export interface BlockDraft {
  readonly day: IsoDay | '';
  readonly from: string;
  readonly to: string;
  readonly isWholeDay: boolean;
  readonly note: string;
}

/** The period of a draft; null: it has none yet. */
export function periodOfDraft({ day, from, to, isWholeDay }: BlockDraft, timeZone: string): Period | null {
  if (day === '' || (!isWholeDay && minutesOf(to) <= minutesOf(from))) return null;
  const at = (time: string) =>
    (time === '24:00'
      ? momentOf(addDays(day, 1), '00:00', timeZone)
      : momentOf(day, time, timeZone)
    ).toISOString();
  return { startsAt: at(isWholeDay ? '00:00' : from), endsAt: at(isWholeDay ? '24:00' : to) };
}

/** The open consultations in a period. */
export const consultationsIn = ({ consultations }: Agenda, { startsAt, endsAt }: Period) =>
  consultations.filter(
    (it: AgendaConsultation) =>
      IS_OPEN[it.status] &&
      Date.parse(it.startsAt) < Date.parse(endsAt) &&
      Date.parse(it.endsAt) > Date.parse(startsAt),
  );

/** The parts of a period that nothing holds: consultations with their breaks, and other blocks, stay. */
export function freeParts(agenda: Agenda, period: Period): readonly Period[] {
  const busy = [
    ...agenda.consultations
      .filter(({ status }) => IS_OPEN[status])
      .map(({ startsAt, endsAt, breakMinutes }) => [
        Date.parse(startsAt),
        Date.parse(endsAt) + breakMinutes * 60_000,
      ]),
    ...agenda.blocks.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]),
  ] as [number, number][];
  const end = Date.parse(period.endsAt);
  let from = Date.parse(period.startsAt);
  const parts: Period[] = [];
  const add = (to: number) => {
    if (to > from) parts.push({ startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() });
  };
  for (const [starts, ends] of busy.toSorted(([a], [b]) => a - b)) {
    if (ends <= from || starts >= end) continue;
    add(starts);
    from = Math.max(from, ends);
  }
  add(end);
  return parts;
}

/** Errors by field. */
export function blockFaults(draft: BlockDraft, agenda: Agenda) {
  const { timeZone, today } = agenda;
  const period = periodOfDraft(draft, timeZone);
  return {
    day:
      draft.day === ''
        ? words.day
        : draft.day > addDays(today, MAX_DAYS_AHEAD - 1)
          ? words.far
          : period && Date.parse(period.endsAt) <= serverTime(agenda).getTime()
            ? words.past
            : null,
    to: draft.day !== '' && !period ? words.backwards : null,
    note: excessOf(draft.note, MAX_NOTE) > 0 ? words.note(MAX_NOTE) : null,
    isWholeDay: period && freeParts(agenda, period).length === 0 ? words.full : null,
  };
}
