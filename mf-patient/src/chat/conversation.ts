import { addDays, dayOf, formatDayLong, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { ShownStatus } from 'shared-domain/status';
import { copy } from './copy';
import type { Side } from './conversation-side';

/**
 * Why the participants cannot write: one is erased or blocked, the professional is suspended, their consultation
 * is unpaid, or none is scheduled or recent.
 */
export type Obstacle = 'ended' | 'suspended' | 'unpaid' | 'idle';

/** A conversation as seen by one participant. */
export interface Conversation {
  readonly id: string;
  /** One of the two participants' consultations. */
  readonly consultationId: string;
  /** The reader's side. */
  readonly side: Side;
  readonly status: ShownStatus;
  readonly patientId: string;
  readonly professionalId: string;
  readonly otherName: string;
  /** Shown below the other's name: profession and registration, or that it is a patient. */
  readonly otherRole: string;
  readonly otherPhotoUrl: string | null;
  /** The professional currently accepts bookings. */
  readonly listed: boolean;
  /** Why it is read-only; null: it is not. */
  readonly obstacle: Obstacle | null;
  /** Read position when the page was opened; null: never read. */
  readonly readUntil: Instant | null;
}

export interface Message {
  readonly id: string;
  readonly sender: Side;
  readonly text: string;
  readonly sentAt: Instant;
  /** The other side has read it. */
  readonly isRead: boolean;
}

/** Why writing is disabled, and where a suspended professional finds details. */
export interface Closed {
  readonly text: string;
  readonly more?: { readonly to: string; readonly label: string };
}

const OWN_SUSPENSION = { to: '/professional/pending', label: copy.suspensionReason };

/** Why writing is disabled; null: enabled. */
export function closedReason({ side, obstacle }: Conversation): Closed | null {
  if (obstacle === null) return null;
  return {
    text: copy.closed[obstacle],
    ...(obstacle === 'suspended' && side === 'professional' && { more: OWN_SUSPENSION }),
  };
}

export interface MessageDay {
  readonly day: IsoDay;
  readonly messages: readonly Message[];
}

/** Groups messages, oldest first, by the day they were sent in São Paulo. */
export function byDay(messages: readonly Message[]): readonly MessageDay[] {
  const days = new Map<IsoDay, Message[]>();
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
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
