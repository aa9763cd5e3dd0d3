import type { CalendarPart } from '../_shared/context.ts';
import { icsFile, icsInstant, icsText } from '../_shared/ics.ts';

/** The data of an e-mail about a consultation that its calendar entry needs. */
export interface CalendarData {
  readonly consultation_id: string;
  /** UTC ISO instants. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** SEQUENCE of the calendar entry; null while the consultation was never confirmed. */
  readonly calendar_sequence: number | null;
}

const METHODS: Readonly<Record<string, CalendarPart['method']>> = {
  payment_confirmed: 'REQUEST',
  rescheduled: 'REQUEST',
  new_consultation: 'REQUEST',
  consultation_rescheduled: 'REQUEST',
  cancelled: 'CANCEL',
  consultation_cancelled: 'CANCEL',
  consultation_withdrawn: 'CANCEL',
};

const SUMMARY = 'Compromisso';

const address = (email: string) => `mailto:${encodeURI(email)}`;

/**
 * The calendar entry (RFC 5545, 5546) of an e-mail of this kind, so that calendars add, move and remove the
 * consultation themselves; null for other kinds. It says neither what it is nor with whom: calendars are
 * shared, and shown on locked screens.
 * @param now for DTSTAMP
 */
export function calendarPart(
  kind: string,
  { to, sender }: { readonly to: string; readonly sender: string },
  data: CalendarData,
  now: Date,
): CalendarPart | null {
  const method = METHODS[kind];
  if (method === undefined || data.calendar_sequence === null) return null;
  const ics = icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vinculo//Compromissos//PT',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${data.consultation_id}@vinculo`,
    `SEQUENCE:${data.calendar_sequence}`,
    `DTSTAMP:${icsInstant(now)}`,
    `DTSTART:${icsInstant(data.starts_at)}`,
    `DTEND:${icsInstant(data.ends_at)}`,
    `SUMMARY:${icsText(SUMMARY)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    `ORGANIZER:${address(sender)}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${address(to)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  return { method, ics };
}
