import { calendarFile } from 'shared-domain/calendar-file';
import { dayOf } from 'shared-domain/schedule';
import { saveFile } from 'shared-data/save-file';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';

/** Saves a consultation as a calendar file. */
export function saveToCalendar(consultation: UpcomingConsultation, now: Date) {
  const { id, startsAt, endsAt, link } = consultation;
  saveFile(
    `consulta-${dayOf(startsAt)}.ics`,
    [calendarFile({ consultationId: id, startsAt, endsAt, link }, now)],
    'text/calendar;charset=utf-8',
  );
}
