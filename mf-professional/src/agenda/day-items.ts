import { CONSULTATION_MINUTES, dayOf, timeOf, type Instant, type IsoDay } from 'shared-domain/schedule';
import { DAY_MINUTES, minutesOf } from '../parts/clock-time';
import type { Agenda, AgendaBlock, AgendaConsultation } from './agenda';

/** Minutes since the start of a local day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a day shows, by start. */
export type DayItem = Span &
  (
    | { readonly kind: 'consultation'; readonly consultation: AgendaConsultation }
    | { readonly kind: 'block'; readonly block: AgendaBlock }
    | { readonly kind: 'free'; readonly startsAt: Instant }
  );

/** The part of a period that lies in a local day; null: none. */
export function spanOn(day: IsoDay, startsAt: Instant, endsAt: Instant, timeZone: string): Span | null {
  const first = dayOf(startsAt, timeZone);
  const last = dayOf(endsAt, timeZone);
  if (first > day || last < day) return null;
  const from = first < day ? 0 : minutesOf(timeOf(startsAt, timeZone));
  const to = last > day ? DAY_MINUTES : minutesOf(timeOf(endsAt, timeZone));
  return to > from ? { from, to } : null;
}

const meet = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** It was never confirmed, and its time is open again. */
const isExpired = ({ status, payment }: AgendaConsultation) =>
  status === 'cancelled' && payment === 'expired';

/**
 * What a day shows. A cancelled consultation gives way to what took its time; one whose payment expired is not
 * shown.
 */
export function itemsOf(agenda: Agenda, day: IsoDay): readonly DayItem[] {
  const { timeZone } = agenda;
  const all = [
    ...agenda.consultations
      // On the day of its start alone, also past midnight.
      .filter((consultation) => !isExpired(consultation) && dayOf(consultation.startsAt, timeZone) === day)
      .flatMap((consultation): DayItem[] => {
        const span = spanOn(day, consultation.startsAt, consultation.endsAt, timeZone);
        return span ? [{ kind: 'consultation', consultation, ...span }] : [];
      }),
    ...agenda.blocks.flatMap((block): DayItem[] => {
      const span = spanOn(day, block.startsAt, block.endsAt, timeZone);
      return span ? [{ kind: 'block', block, ...span }] : [];
    }),
    ...agenda.free
      .filter((startsAt) => dayOf(startsAt, timeZone) === day)
      .map((startsAt): DayItem => {
        const from = minutesOf(timeOf(startsAt, timeZone));
        return { kind: 'free', startsAt, from, to: Math.min(from + CONSULTATION_MINUTES, DAY_MINUTES) };
      }),
  ];
  const isCancelled = (item: DayItem) =>
    item.kind === 'consultation' && item.consultation.status === 'cancelled';
  const holds = (item: DayItem) => item.kind !== 'free' && !isCancelled(item);
  return all
    .filter((item) => !isCancelled(item) || !all.some((other) => holds(other) && meet(item, other)))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Where an item is drawn if several share their time. */
export type PlacedItem = DayItem & {
  /** Its column, from 0. */
  readonly lane: number;
  /** How many columns they share. */
  readonly lanes: number;
};

/** Items that meet share the width of the day. */
export function placed(items: readonly DayItem[]): readonly PlacedItem[] {
  const result: PlacedItem[] = [];
  let group: { item: DayItem; lane: number }[] = [];
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    result.push(...group.map(({ item, lane }) => ({ ...item, lane, lanes })));
    group = [];
  };
  for (const item of items) {
    if (!group.some((other) => meet(other.item, item))) close();
    const taken = group.filter((other) => meet(other.item, item)).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    group.push({ item, lane });
  }
  close();
  return result;
}

/** Consultations that were not cancelled, and free starts, of some days. */
export function countOf(agenda: Agenda, days: readonly IsoDay[]) {
  const items = days.flatMap((day) => itemsOf(agenda, day));
  return {
    consultations: items.filter(
      (item) => item.kind === 'consultation' && item.consultation.status !== 'cancelled',
    ).length,
    free: items.filter(({ kind }) => kind === 'free').length,
    blocks: items.filter(({ kind }) => kind === 'block').length,
  };
}

/** The hours that a week shows: at least 8 to 20, and all that is open or shown. */
export function hoursShown(
  agenda: Agenda,
  days: readonly IsoDay[],
): { readonly first: number; readonly last: number } {
  const spans = days.flatMap((day): readonly Span[] => [...itemsOf(agenda, day), ...hoursOn(agenda, day)]);
  return {
    first: Math.min(8, ...spans.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(20, ...spans.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** The ranges in which the professional works on a day. */
export const hoursOn = ({ days }: Agenda, day: IsoDay): readonly Span[] =>
  (days.find((it) => it.day === day)?.hours ?? []).map(({ from, to }) => ({
    from: minutesOf(from),
    to: minutesOf(to),
  }));

/** Whether the professional has no hours yet and nothing on these days. */
export function isUnused(agenda: Agenda, days: readonly IsoDay[]): boolean {
  const { consultations, blocks } = countOf(agenda, days);
  return agenda.days.every(({ hours }) => hours.length === 0) && consultations + blocks === 0;
}
