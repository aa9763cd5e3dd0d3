import fc from 'fast-check';
import { formatBirthDate, parseBirthDate } from './birth-date';
import { addDays, formatDayNumeric } from './schedule';

const NOW = new Date('2026-11-21T01:30:00Z'); // still the 20th in São Paulo

it.each([
  ['', ''],
  ['1', '1'],
  ['14', '14'],
  ['1403', '14/03'],
  ['14031991', '14/03/1991'],
  ['14/03/1991 e mais', '14/03/1991'],
  ['1403199123', '14/03/1991'],
])('masks %j as %j', (typed, shown) => {
  expect(formatBirthDate(typed)).toBe(shown);
});

it.each(['', '14/03/91', '31/02/1991', '00/01/1991', '14-03-1991', '31/12/1899', '21/11/2026', '01/01/2100'])(
  'rejects %j',
  (text) => {
    expect(parseBirthDate(text, NOW)).toBeNull();
  },
);

it('accepts the earliest and the latest day', () => {
  expect(parseBirthDate('01/01/1900', NOW)).toBe('1900-01-01');
  expect(parseBirthDate('20/11/2026', NOW)).toBe('2026-11-20');
});

it('parses the formatted form of any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 46_000 }), (days) => {
      const day = addDays('1900-01-01', days);
      expect(parseBirthDate(formatDayNumeric(day), NOW)).toBe(day);
    }),
  );
});
