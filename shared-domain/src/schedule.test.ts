import fc from 'fast-check';
import { addDays, dayOf, isIsoDay, secondsUntil, momentOf, timeOf, type IsoDay } from './schedule';
import { weekdayOf } from './schedule/days';

const THURSDAY: IsoDay = '2026-11-26';
const at = (instant: string) => new Date(instant);
const day = fc
  .date({ min: at('2020-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDay);
const time = fc
  .integer({ min: 0, max: 287 })
  .map((step) => new Date(step * 300_000).toISOString().slice(11, 16));
const instantOf = (date: IsoDay, wall: string) => momentOf(date, wall).toISOString();

describe('a moment by day and time', () => {
  it('is in São Paulo, three hours behind UTC', () => {
    expect(instantOf(THURSDAY, '11:30')).toBe('2026-11-26T14:30:00.000Z');
  });

  it('follows the zone’s history: two hours behind in the summers until 2019', () => {
    expect(instantOf('2018-11-26', '11:30')).toBe('2018-11-26T13:30:00.000Z');
    expect(instantOf('2019-02-15', '09:00')).toBe('2019-02-15T11:00:00.000Z');
    expect(instantOf('2019-02-18', '09:00')).toBe('2019-02-18T12:00:00.000Z');
  });

  it('has another day and time in other zones', () => {
    const start = instantOf(THURSDAY, '09:00');
    const inZone = (zone: string) => `${dayOf(start, zone)} ${timeOf(start, zone)}`;
    expect(inZone('America/Rio_Branco')).toBe('2026-11-26 07:00');
    expect(inZone('America/Noronha')).toBe('2026-11-26 10:00');
    expect(inZone('Asia/Tokyo')).toBe('2026-11-26 21:00');
    expect(`${dayOf('2026-11-27T01:00:00Z', 'Europe/Lisbon')}`).toBe('2026-11-27');
  });

  it('converts back on every day since clocks in São Paulo change no more', () => {
    fc.assert(
      fc.property(day, time, (date, wall) => {
        const moment = instantOf(date, wall);
        expect([dayOf(moment), timeOf(moment)]).toEqual([date, wall]);
      }),
    );
  });
});

describe('the day in São Paulo', () => {
  it('changes at its own midnight, three hours after UTC’s', () => {
    expect(dayOf('2026-11-27T02:59:59.999Z')).toBe('2026-11-26');
    expect(dayOf('2026-11-27T03:00:00.000Z')).toBe('2026-11-27');
    expect(timeOf('2026-11-27T03:00:00.000Z')).toBe('00:00');
    expect(dayOf(at('2027-01-01T01:00:00Z'))).toBe('2026-12-31');
  });

  it('has a weekday', () => {
    expect(weekdayOf(THURSDAY)).toBe(4);
    expect(weekdayOf('2026-11-29')).toBe(0);
  });

  it('supports addition over months, years and 29 February', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -400, max: 400 }),
        (date, n) => addDays(addDays(date, n), -n) === date,
      ),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-11-2026', '2026-11-26T00:00', ''])(
    'is not %j',
    (text) => {
      expect(isIsoDay(text)).toBe(false);
    },
  );
});

describe('the time left', () => {
  it('counts whole seconds down to zero and stays there', () => {
    const end = '2026-11-26T15:00:00Z';
    expect(secondsUntil(end, at('2026-11-26T14:45:00Z'))).toBe(900);
    expect(secondsUntil(end, at('2026-11-26T14:59:59.001Z'))).toBe(1);
    expect(secondsUntil(end, at('2026-11-26T15:00:00Z'))).toBe(0);
    expect(secondsUntil(end, at('2026-11-26T16:00:00Z'))).toBe(0);
  });
});
