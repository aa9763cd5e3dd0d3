import { icsFile, icsInstant, icsText } from './ics';
import type { Instant } from './schedule';

/** Minutes before a consultation at which the calendar shows a reminder. */
const REMINDER_MINUTES = 15;

/** As in the calendar entries of e-mails. */
const SUMMARY = 'Compromisso';

/** A confirmed consultation for a calendar. */
export interface CalendarConsultation {
  readonly consultationId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** URL of the video room; null if there is none yet. */
  readonly link: string | null;
}

/**
 * A consultation as an iCalendar file (RFC 5545), with its link and a reminder fifteen minutes before. It has
 * the UID of the e-mailed entry, so that a calendar keeps one of them, and says neither what it is nor with whom.
 */
export function calendarFile(consultation: CalendarConsultation, now: Date): string {
  const { consultationId, startsAt, endsAt, link } = consultation;
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vinculo//Compromissos//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${consultationId}@vinculo`,
    `DTSTAMP:${icsInstant(now)}`,
    `DTSTART:${icsInstant(startsAt)}`,
    `DTEND:${icsInstant(endsAt)}`,
    `SUMMARY:${icsText(SUMMARY)}`,
    ...(link ? [`DESCRIPTION:${icsText(link)}`, `URL:${link}`] : []),
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${icsText(SUMMARY)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
