import { monthAfter, monthBefore, monthFrom, monthText, weeksOf, weekText } from './months';

describe('a month', () => {
  it.each([
    ['2026-11', '2026-11-01'],
    ['2026-00', null],
    ['2026-13', null],
    ['1026-11', null],
    ['2026-11-01', null],
    ['', null],
    [null, null],
  ])('is read from %j', (text, month) => {
    expect(monthFrom(text)).toBe(month);
  });

  it('is followed and preceded by others across years', () => {
    expect([monthAfter('2026-12-01'), monthAfter('2027-01-01'), monthBefore('2027-01-01')]).toEqual([
      '2027-01-01',
      '2027-02-01',
      '2026-12-01',
    ]);
  });

  it('names its year only if it is another', () => {
    expect(monthText('2026-11-01', '2026-11-26')).toBe('novembro');
    expect(monthText('2025-11-01', '2026-11-26')).toBe('novembro de 2025');
  });

  it.each([
    ['2026-11-01', ['1º nov.', '2 a 8 nov.', '9 a 15 nov.', '16 a 22 nov.', '23 a 29 nov.', '30 nov.']],
    ['2027-02-01', ['1º a 7 fev.', '8 a 14 fev.', '15 a 21 fev.', '22 a 28 fev.']],
  ] as const)('%s has weeks that are cut at its ends', (month, texts) => {
    expect(weeksOf(month).map(weekText)).toEqual(texts);
  });
});
