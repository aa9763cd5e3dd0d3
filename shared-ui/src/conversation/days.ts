import { addDays, dayOf, formatDayLong, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { ConversationChange } from 'shared-data/conversation-changes';
import type { Side } from 'shared-data/conversations';
import type { Message } from 'shared-data/message';
import { copy } from './copy';

type Entry = Message | ConversationChange;

interface ConversationDay {
  readonly day: IsoDay;
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

const instantOf = (entry: Entry): Instant => ('changedAt' in entry ? entry.changedAt : entry.sentAt);

/**
 * Messages and changes, both oldest first, by time. `isWhole`: no older messages remain; otherwise changes before the
 * first of these wait for them.
 */
export function withChanges(
  messages: readonly Message[],
  changes: readonly ConversationChange[],
  isWhole: boolean,
): readonly Entry[] {
  const since = isWhole || !messages[0] ? -Infinity : Date.parse(messages[0].sentAt);
  const shown = changes.filter(({ changedAt }) => Date.parse(changedAt) >= since);
  return [...messages, ...shown].sort((a, b) => Date.parse(instantOf(a)) - Date.parse(instantOf(b)));
}

/**
 * Groups entries, oldest first, by their day in São Paulo. `endsWith`: this day is there, too, if it is after the
 * others.
 */
export function byDay(entries: readonly Entry[], endsWith?: IsoDay): readonly ConversationDay[] {
  const days = new Map<IsoDay, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(instantOf(entry));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const last = [...days.keys()].at(-1);
  if (endsWith !== undefined && (last === undefined || last < endsWith)) days.set(endsWith, []);
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

/** "Hoje", "Ontem", or the full date. */
export function nameOfDay(day: IsoDay, now: Date): string {
  const today = dayOf(now);
  if (day === today) return copy.today;
  return day === addDays(today, -1) ? copy.yesterday : formatDayLong(day);
}

/**
 * The unread messages: from the other side, after `readUntil` and after the reader's own last message, since replying
 * implies reading.
 */
export function unreadOf(messages: readonly Message[], side: Side, readUntil: Instant | null) {
  const since = readUntil === null ? -Infinity : Date.parse(readUntil);
  const sinceAnswer = messages.slice(messages.findLastIndex(({ sender }) => sender === side) + 1);
  return sinceAnswer.filter(({ sentAt }) => Date.parse(sentAt) > since);
}

/** The other side's messages after this one; without it, all of them. */
export function arrivedSince(messages: readonly Message[], side: Side, id: string | undefined) {
  const since = messages.findIndex((message) => message.id === id);
  return messages.slice(since + 1).filter(({ sender }) => sender !== side);
}
