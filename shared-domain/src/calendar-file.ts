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

const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11: characters to escape in a text. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * RFC 5545, 3.1: lines of at most 75 octets; continuation lines start with a space. Never splits a letter.
 */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const letter of line) {
    const room = parts.length === 1 ? LINE_OCTETS : LINE_OCTETS - 1;
    const last = parts.at(-1) ?? '';
    if (octets(last + letter) > room) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.join('\r\n ');
}

/** "20261126T113000" in São Paulo time. */
const local = (moment: Instant) =>
  `${dayOf(moment).replaceAll('-', '')}T${timeOf(moment).replace(':', '')}00`;

/** "20261121T130000Z" */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.[0-9]+/g, '');

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
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=${TIME_ZONE}:${local(startsAt)}`,
    `DTEND;TZID=${TIME_ZONE}:${local(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(link ? [`LOCATION:${escaped(link)}`, `URL:${link}`] : []),
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
