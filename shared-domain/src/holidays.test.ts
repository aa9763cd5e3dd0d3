import { easterOf, holidaysOf, nextHolidays } from './holidays';

describe('national holidays', () => {
  it.each([
    [2018, '2018-04-01'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2038, '2038-04-25'],
  ])('Easter of %d is %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('are ten a year, in order', () => {
    expect(holidaysOf(2027).map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-04-21',
      '2027-05-01',
      '2027-09-07',
      '2027-10-12',
      '2027-11-02',
      '2027-11-15',
      '2027-11-20',
      '2027-12-25',
    ]);
  });

  it('have 20 November since 2024', () => {
    const names = (year: number) => holidaysOf(year).map(({ name }) => name);
    expect(names(2023)).not.toContain('Consciência Negra');
    expect(names(2024)).toContain('Consciência Negra');
  });

  it('count a Good Friday that falls on 21 April once', () => {
    const days = holidaysOf(2057).map(({ day }) => day); // Easter is on 22 April
    expect(easterOf(2057)).toBe('2057-04-22');
    expect(days).toContain('2057-04-20');
    const shared = holidaysOf(2000).filter(({ day }) => day === '2000-04-21');
    expect(shared).toEqual([{ day: '2000-04-21', name: 'Tiradentes' }]);
  });

  it('name the next ones across the turn of the year, today included', () => {
    const names = (today: Parameters<typeof nextHolidays>[0]) =>
      nextHolidays(today, 2).map(({ name }) => name);
    expect(names('2026-11-26')).toEqual(['Natal', 'Confraternização Universal']);
    expect(names('2026-12-25')).toEqual(['Natal', 'Confraternização Universal']);
    expect(names('2026-12-26')).toEqual(['Confraternização Universal', 'Sexta-feira Santa']);
  });
});
