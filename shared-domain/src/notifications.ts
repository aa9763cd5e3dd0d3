import { addDays, dayOf, type Instant } from './schedule';
import { weekdayOf } from './schedule/days';

/** What happened, beside the kind. All of it is optional: an erased user's name is removed. */
export interface NotificationFacts {
  /** First name of the other. */
  readonly who: string | null;
  readonly startsAt: Instant | null;
  readonly wasAt: Instant | null;
  /** Until when the patient can cancel with refund. */
  readonly freeUntil: Instant | null;
  readonly amountCents: number | null;
  readonly stars: number | null;
  readonly count: number;
  /** Who cancelled, moved or proposed: patient, professional or platform; absence: the professional did not come. */
  readonly by: string | null;
  /** What an admin decided: refund or pay. */
  readonly outcome: string | null;
  /** Whether it is the patient's first consultation with this professional. */
  readonly isFirst: boolean;
}

/** A notification of the user. */
export interface Notification {
  readonly id: string;
  /** `notifications.kind`; a newer database may have others. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly facts: NotificationFacts;
  /** A path of the portal. */
  readonly link: string;
  readonly isRead: boolean;
  readonly at: Instant;
}

/** The facts of a row, of whatever type they are. */
export function factsOf(json: unknown): NotificationFacts {
  const facts = (typeof json === 'object' && json !== null ? json : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : null);
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : null);
  return {
    who: text('who'),
    startsAt: text('starts_at'),
    wasAt: text('was_at'),
    freeUntil: text('free_until'),
    amountCents: number('amount_cents'),
    stars: number('stars'),
    count: number('count') ?? 1,
    by: text('by'),
    outcome: text('outcome'),
    isFirst: facts['first'] === true,
  };
}

export const NOTIFICATION_GROUPS = ['Hoje', 'Ontem', 'Esta semana', 'Antes'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** The group of a moment in the reader's zone; weeks begin on Monday. */
export function groupOf(at: Instant, now: Date, zone?: string): NotificationGroup {
  const [day, today] = [dayOf(at, zone), dayOf(now, zone)];
  if (day >= today) return 'Hoje';
  if (day === addDays(today, -1)) return 'Ontem';
  const sinceMonday = (weekdayOf(today) + 6) % 7;
  return day >= addDays(today, -sinceMonday) ? 'Esta semana' : 'Antes';
}
