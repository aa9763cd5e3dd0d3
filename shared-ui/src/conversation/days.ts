import { addDays, dayOf, formatDayLong, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { Side } from 'shared-data/conversations';
import type { Message } from 'shared-data/message';
import { copy } from './copy';

interface MessageDay {
  readonly day: IsoDay;
  readonly messages: readonly Message[];
}

/**
 * Groups messages, oldest first, by the day they were sent in São Paulo. `endsWith`: this day is there, too, if it is
 * after the others.
 */
export function byDay(messages: readonly Message[], endsWith?: IsoDay): readonly MessageDay[] {
  const days = new Map<IsoDay, Message[]>();
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  const last = [...days.keys()].at(-1);
  if (endsWith !== undefined && (last === undefined || last < endsWith)) days.set(endsWith, []);
  return [...days].map(([day, list]) => ({ day, messages: list }));
}

/** "Hoje", "Ontem", or the full date. */
export function nameOfDay(day: IsoDay, now: Date): string {
  const today = dayOf(now);
  if (day === today) return copy.today;
  return day === addDays(today, -1) ? copy.yesterday : formatDayLong(day);
}

/**
 * The first unread message: from the other side, after `readUntil` and after the reader's own last message,
 * since replying implies reading; null: none.
 */
export function firstUnread(messages: readonly Message[], side: Side, readUntil: Instant | null) {
  const since = readUntil === null ? -Infinity : Date.parse(readUntil);
  const sinceAnswer = messages.slice(messages.findLastIndex(({ sender }) => sender === side) + 1);
  return sinceAnswer.find(({ sentAt }) => Date.parse(sentAt) > since)?.id ?? null;
}

/** The other side's messages after this one; without it, all of them. */
export function arrivedSince(messages: readonly Message[], side: Side, id: string | undefined) {
  const since = messages.findIndex((message) => message.id === id);
  return messages.slice(since + 1).filter(({ sender }) => sender !== side);
}
