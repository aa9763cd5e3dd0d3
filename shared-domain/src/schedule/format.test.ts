import fc from 'fast-check';
import {
  addDays,
  dateBlock,
  formatCountdown,
  formatDayLong,
  formatDayMonth,
  formatDayNumeric,
  formatDayShort,
  formatInstant,
  formatMonthYear,
  formatWeekday,
  isIsoDay,
  spokenDay,
  type IsoDay,
} from '../schedule';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('a day in words', () => {
  const thursday: IsoDay = '2026-11-26';

  it('is short on cards, long in summaries', () => {
    expect(formatDayShort(thursday)).toBe('qui., 26 nov.');
    expect(formatDayMonth(thursday)).toBe('26 de novembro');
    expect(formatDayMonth('2026-12-01')).toBe('1º de dezembro');
    expect(formatDayMonth('2026-12-11')).toBe('11 de dezembro');
    expect(formatMonthYear(thursday)).toBe('novembro de 2026');
    expect(formatDayLong(thursday)).toBe('Quinta-feira, 26 de novembro de 2026');
    expect(formatDayNumeric(thursday)).toBe('26/11/2026');
    expect([formatWeekday(thursday), formatWeekday('2026-11-28')]).toEqual(['quinta', 'sábado']);
    expect(dateBlock(thursday)).toEqual({ weekday: 'qui.', day: '26', month: 'nov.' });
  });

  it('is relative where possible, in São Paulo time', () => {
    const lateOnThursday = new Date('2026-11-27T02:30:00Z');
    expect(spokenDay(thursday, lateOnThursday)).toBe('hoje');
    expect(spokenDay('2026-11-27', lateOnThursday)).toBe('amanhã');
    expect(spokenDay('2026-11-28', lateOnThursday)).toBe('no sábado, 28 de novembro');
    expect(spokenDay('2026-11-29', lateOnThursday)).toBe('no domingo, 29 de novembro');
    expect(spokenDay('2026-11-30', lateOnThursday)).toBe('na segunda-feira, 30 de novembro');
  });

  it.each([
    ['2026-11-21', 'sáb., 21 nov.', 'Sábado, 21 de novembro de 2026'],
    ['2026-12-01', 'ter., 1º dez.', 'Terça-feira, 1º de dezembro de 2026'],
    ['2027-03-07', 'dom., 7 mar.', 'Domingo, 7 de março de 2027'],
    ['2027-05-03', 'seg., 3 mai.', 'Segunda-feira, 3 de maio de 2027'],
  ] as const)('%s reads %j and %j', (date, short, long) => {
    expect(formatDayShort(date)).toBe(short);
    expect(formatDayLong(date)).toBe(long);
  });

  it('matches the engine’s own pt-BR on every day, except for the ordinal of the first', () => {
    const long = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
    fc.assert(
      fc.property(day, (date) => {
        const engines = long.format(new Date(date)).replace(', 1 de ', ', 1º de ');
        expect(formatDayLong(date).toLowerCase()).toBe(engines.toLowerCase());
      }),
    );
  });

  it('can be parsed back from its digits', () => {
    fc.assert(
      fc.property(day, (date) => {
        const back = formatDayNumeric(date).split('/').reverse().join('-');
        expect(isIsoDay(back) && back).toBe(date);
      }),
    );
  });
});

describe('a moment in words', () => {
  it('is in São Paulo time', () => {
    expect(formatInstant('2026-08-20T12:05:00Z')).toBe('20/08/2026 às 09:05');
    expect(formatInstant(new Date('2026-01-01T02:00:00Z'))).toBe('31/12/2025 às 23:00');
  });
});

describe('a countdown', () => {
  it.each([
    [900, '15:00'],
    [768, '12:48'],
    [60, '1:00'],
    [42, '0:42'],
    [0, '0:00'],
  ])('of %d seconds reads %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });
});
