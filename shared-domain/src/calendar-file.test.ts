import fc from 'fast-check';
import { calendarFile, type CalendarConsultation } from './calendar-file';

const NOW = new Date('2026-11-21T13:00:00.000Z');
const consultation: CalendarConsultation = {
  consultationId: 'd0000006-0000-4000-8000-000000000006',
  startsAt: '2026-11-26T14:30:00.000Z',
  endsAt: '2026-11-26T15:20:00.000Z',
  professionalName: 'Marina Azevedo',
  link: 'https://meet.jit.si/vinculo-d0000006-1764167400-8f3a2c9b7d6e5f4a',
};

/** Unfolds lines, as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

it('contains São Paulo times, the professional, the place and the reminder', () => {
  const lines = linesOf(calendarFile(consultation, NOW));
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'TZID:America/Sao_Paulo',
      'TZOFFSETTO:-0300',
      'UID:d0000006-0000-4000-8000-000000000006@vinculo',
      'DTSTAMP:20261121T130000Z',
      'DTSTART;TZID=America/Sao_Paulo:20261126T113000',
      'DTEND;TZID=America/Sao_Paulo:20261126T122000',
      'SUMMARY:Consulta com Marina Azevedo',
      `URL:${consultation.link ?? ''}`,
      'TRIGGER:-PT15M',
    ]),
  );
  expect(lines.at(-1)).toBe('');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

it('announces the link for later if there is none', () => {
  const file = calendarFile({ ...consultation, link: null }, NOW);
  expect(valueOf(file, 'DESCRIPTION')).toBe('O link do vídeo chega por e-mail.');
  expect(file).not.toContain('URL:');
});

it.each(['\n', '\r\n', '\r'])(
  'escapes a name with %j, so that it cannot end a line or add a property',
  (end) => {
    const professionalName = `Ana; Bia, e${end}ATTENDEE:x\\y`;
    const file = calendarFile({ ...consultation, professionalName }, NOW);
    expect(valueOf(file, 'SUMMARY')).toBe('Consulta com Ana\\; Bia\\, e\\nATTENDEE:x\\\\y');
    expect(linesOf(file).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  },
);

it('folds lines at 75 octets without splitting letters, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (professionalName) => {
      const file = calendarFile({ ...consultation, professionalName }, NOW);
      const raw = file.split('\r\n');
      expect(raw.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(raw.every((line) => !/\p{Surrogate}/u.test(line))).toBe(true);
      expect(raw.every((line) => !line.includes('\n'))).toBe(true);
    }),
  );
});
