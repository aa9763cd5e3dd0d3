import { icsFile, icsInstant, icsText } from '../_shared/ics.ts';

/** A busy time of `read_calendar`; UTC ISO instants. */
export interface BusyTime {
  readonly uid: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

const SUMMARY = 'Ocupado';
/** How often programs that ask are told to read it. */
const EVERY = 'PT1H';

/** A calendar has at least one component, also when nothing is booked. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const entry = ({ uid, starts_at, ends_at }: BusyTime, now: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@vinculo`,
  `DTSTAMP:${icsInstant(now)}`,
  `DTSTART:${icsInstant(starts_at)}`,
  `DTEND:${icsInstant(ends_at)}`,
  `SUMMARY:${icsText(SUMMARY)}`,
  'CLASS:PRIVATE',
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/**
 * Busy times as an iCalendar file (RFC 5545, 7986). It says when, and nothing else: calendars are shared, and
 * everyone with the address reads it.
 * @param now for DTSTAMP
 */
export const busyCalendar = (times: readonly BusyTime[], now: Date): string =>
  icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vinculo//Agenda//PT',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Agenda',
    `REFRESH-INTERVAL;VALUE=DURATION:${EVERY}`,
    `X-PUBLISHED-TTL:${EVERY}`,
    ...UTC,
    ...times.flatMap((time) => entry(time, now)),
    'END:VCALENDAR',
  ]);
