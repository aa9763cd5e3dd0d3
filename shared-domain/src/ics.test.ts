import fc from 'fast-check';
import { icsFile, icsInstant, icsText } from './ics';

/** Unfolds and unescapes, as a calendar reads a text. */
const readText = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .slice('SUMMARY:'.length, -2)
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

it('escapes what has a meaning in a text', () => {
  expect(icsText('a\\b; c, d\r\ne\rf')).toBe('a\\\\b\\; c\\, d\\ne\\nf');
});

it('drops control characters except tabs', () => {
  expect(icsText('a\u0000b\u0007c\u007Fd\te')).toBe('abcd\te');
});

it('writes instants in UTC', () => {
  expect(icsInstant('2026-11-21T10:00:00-03:00')).toBe('20261121T130000Z');
  expect(icsInstant(new Date('2026-11-21T13:00:00.123Z'))).toBe('20261121T130000Z');
});

it('ends every line with CRLF', () => {
  expect(icsFile(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
});

it('folds at 75 octets without splitting letters, and is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const file = icsFile([`SUMMARY:${icsText(text)}`]);
      const lines = file.split('\r\n');
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(lines.every((line) => !/\p{Surrogate}/u.test(line))).toBe(true);
      expect(readText(file)).toBe(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, ''));
    }),
  );
});
