import { icsFile, icsInstant, icsText } from './ics';
import { dayOf, TIME_ZONE, timeOf, type Instant } from './schedule';

/** Minutes before a consultation at which the calendar shows a reminder. */
const REMINDER_MINUTES = 15;

/** A confirmed consultation for a calendar. */
export interface CalendarConsultation {
  readonly consultationId: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly professionalName: string;
  /** URL of the video room; null if there is none yet. */
  readonly link: string | null;
}

/** "20261126T113000" in São Paulo time. */
const local = (moment: Instant) =>
  `${dayOf(moment).replaceAll('-', '')}T${timeOf(moment).replace(':', '')}00`;

/**
 * A consultation as an iCalendar file (RFC 5545) in São Paulo's time zone, with its link and a reminder
 * fifteen minutes before. São Paulo has had no daylight saving time since 2019, so its zone is one rule.
 */
export function calendarFile(consultation: CalendarConsultation, now: Date): string {
  const { consultationId, startsAt, endsAt, professionalName, link } = consultation;
  const title = `Consulta com ${professionalName}`;
  const description = link ? `Sessão de vídeo: ${link}` : 'O link do vídeo chega por e-mail.';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vinculo//Consultas//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${TIME_ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'TZNAME:-03',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${consultationId}@vinculo`,
    `DTSTAMP:${icsInstant(now)}`,
    `DTSTART;TZID=${TIME_ZONE}:${local(startsAt)}`,
    `DTEND;TZID=${TIME_ZONE}:${local(endsAt)}`,
    `SUMMARY:${icsText(title)}`,
    `DESCRIPTION:${icsText(description)}`,
    ...(link ? [`LOCATION:${icsText(link)}`, `URL:${link}`] : []),
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${icsText(title)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return icsFile(lines);
}
