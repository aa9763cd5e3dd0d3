import { calendarFile, type CalendarConsultation } from './calendar-file';

const NOW = new Date('2026-11-21T13:00:00.000Z');
const consultation: CalendarConsultation = {
  consultationId: 'd0000006-0000-4000-8000-000000000006',
  startsAt: '2026-11-26T11:30:00.000-03:00',
  endsAt: '2026-11-26T15:20:00.000Z',
  link: 'https://meet.jit.si/vinculo-d0000006-1764167400-8f3a2c9b7d6e5f4a',
};

/** Unfolds lines, as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('contains the times in UTC, the UID of the e-mailed entry, the link and a reminder, and nothing else', () => {
  expect(linesOf(calendarFile(consultation, NOW))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vinculo//Compromissos//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:d0000006-0000-4000-8000-000000000006@vinculo',
    'DTSTAMP:20261121T130000Z',
    'DTSTART:20261126T143000Z',
    'DTEND:20261126T152000Z',
    'SUMMARY:Compromisso',
    'DESCRIPTION:https://meet.jit.si/vinculo-d0000006-1764167400-8f3a2c9b7d6e5f4a',
    'URL:https://meet.jit.si/vinculo-d0000006-1764167400-8f3a2c9b7d6e5f4a',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Compromisso',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('has no link while there is none', () => {
  const file = calendarFile({ ...consultation, link: null }, NOW);
  expect(file).not.toContain('URL:');
  expect(linesOf(file).filter((line) => line.startsWith('DESCRIPTION'))).toEqual(['DESCRIPTION:Compromisso']);
});
