import { CalendarPlus } from 'lucide-react';
import { calendarFile } from 'shared-domain/calendar-file';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { useServerClock } from 'shared-data/server-clock';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { copy } from './copy';
import { saveFile } from '../parts/save-file';

/** Saves a consultation as a calendar file. */
export function CalendarButton({ consultation }: { consultation: UpcomingConsultation }) {
  const { id, startsAt, endsAt, professionalName, link } = consultation;
  const clock = useServerClock();
  const save = () =>
    saveFile(
      `consulta-${dayOf(startsAt)}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile({ consultationId: id, startsAt, endsAt, professionalName, link }, clock.now()),
    );
  return (
    <Button
      variant="text"
      size="sm"
      icon={<CalendarPlus aria-hidden="true" />}
      aria-label={copy.calendarLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
      onClick={save}
    >
      {copy.calendar}
    </Button>
  );
}
