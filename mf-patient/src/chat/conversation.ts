import { addDays, dayOf, formatDayLong, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { ShownStatus } from 'shared-domain/status';
import { copy } from './copy';
import type { Side } from './side';

/** A conversation as one of its two participants sees it. */
export interface Conversation {
  readonly consultationId: string;
  /** Which of the two the reader is. */
  readonly side: Side;
  readonly status: ShownStatus;
  readonly patientId: string;
  readonly professionalId: string;
  readonly otherName: string;
  /** Below the other's name: profession and registration, or that it is a patient. */
  readonly otherRole: string;
  readonly otherPhotoUrl: string | null;
  /** The professional takes bookings now. */
  readonly listed: boolean;
  /** The professional was suspended: read, not written. */
  readonly suspended: boolean;
  /** Up to when the reader had read as the page opened; null: never. */
  readonly readUntil: Instant | null;
}

export interface Message {
  readonly id: string;
  readonly sender: Side;
  readonly text: string;
  readonly sentAt: Instant;
}

/** Why nothing can be written, and where a suspended professional reads more. */
export interface Closed {
  readonly text: string;
  readonly more?: { readonly to: string; readonly label: string };
}

const OWN_SUSPENSION = { to: '/professional/pending', label: copy.suspensionReason };

/** Why nothing can be written; null: it can. */
export function closedReason({ side, status, suspended }: Conversation): Closed | null {
  const text = copy.closed[status];
  if (text) return { text };
  if (!suspended) return null;
  return { text: copy.suspended[side], ...(side === 'professional' && { more: OWN_SUSPENSION }) };
}

export interface MessageDay {
  readonly day: IsoDay;
  readonly messages: readonly Message[];
}

/** Messages, oldest first, by the day they were sent on in São Paulo. */
export function byDay(messages: readonly Message[]): readonly MessageDay[] {
  const days = new Map<IsoDay, Message[]>();
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, list]) => ({ day, messages: list }));
}

/** "Hoje", "Ontem", or the day in full. */
export function nameOfDay(day: IsoDay, now: Date): string {
  const today = dayOf(now);
  if (day === today) return copy.today;
  return day === addDays(today, -1) ? copy.yesterday : formatDayLong(day);
}

/**
 * The first message that the other wrote after `readUntil` and after the reader's own last one, for who answers has
 * read; null: there is none.
 */
export function firstUnread(messages: readonly Message[], side: Side, readUntil: Instant | null) {
  const since = readUntil === null ? -Infinity : Date.parse(readUntil);
  const sinceAnswer = messages.slice(messages.findLastIndex(({ sender }) => sender === side) + 1);
  return sinceAnswer.find(({ sentAt }) => Date.parse(sentAt) > since)?.id ?? null;
}
