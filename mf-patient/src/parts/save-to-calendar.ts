import { calendarFile, type CalendarConsultation } from 'shared-domain/calendar-file';
import { dayOf } from 'shared-domain/schedule';
import { saveFile } from 'shared-data/save-file';

/** Saves a consultation as a calendar file. */
export function saveToCalendar(consultation: CalendarConsultation, now: Date) {
  saveFile(
    `consulta-${dayOf(consultation.startsAt)}.ics`,
    [calendarFile(consultation, now)],
    'text/calendar;charset=utf-8',
  );
}
