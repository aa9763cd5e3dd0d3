import fc from 'fast-check';
import {
  addDays,
  dayOf,
  isBookableDay,
  isIsoDay,
  isSlotOpen,
  isSlotTime,
  secondsUntil,
  CONSULTATION_MINUTES,
  SLOT_TIMES,
  slotStart,
  timeOf,
  type IsoDay,
} from './schedule';
import { weekdayOf } from './schedule/days';

const THURSDAY: IsoDay = '2026-11-26';
const at = (instant: string) => new Date(instant);
const day = fc
  .date({ min: at('1990-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDay);
const slot = fc.constantFrom(...SLOT_TIMES);

describe('the nine slots', () => {
  it('start at the specified times', () => {
    expect(SLOT_TIMES.join(', ')).toBe('09:00, 09:50, 10:40, 11:30, 14:00, 14:50, 15:40, 16:30, 17:20');
  });

  it('do not overlap: each fifty minutes end before the next starts', () => {
    for (const [i, time] of SLOT_TIMES.entries()) {
      const next = SLOT_TIMES[i + 1];
      const end = Date.parse(slotStart(THURSDAY, time)) + CONSULTATION_MINUTES * 60_000;
      if (next) expect(end).toBeLessThanOrEqual(Date.parse(slotStart(THURSDAY, next)));
    }
  });

  it.each(['9:00', '09:10', '18:10', '', '09:00:00'])('do not include %j', (text) => {
    expect(isSlotTime(text)).toBe(false);
  });

  it('are in São Paulo, three hours behind UTC', () => {
    expect(slotStart(THURSDAY, '11:30')).toBe('2026-11-26T14:30:00.000Z');
  });

  it('follow the zone’s history: two hours behind in the summers until 2019', () => {
    expect(slotStart('2018-11-26', '11:30')).toBe('2018-11-26T13:30:00.000Z');
    expect(slotStart('2019-02-15', '09:00')).toBe('2019-02-15T11:00:00.000Z');
    expect(slotStart('2019-02-18', '09:00')).toBe('2019-02-18T12:00:00.000Z');
  });

  it('have another day and time in other zones', () => {
    const start = slotStart(THURSDAY, '09:00');
    const inZone = (zone: string) => `${dayOf(start, zone)} ${timeOf(start, zone)}`;
    expect(inZone('America/Rio_Branco')).toBe('2026-11-26 07:00');
    expect(inZone('America/Noronha')).toBe('2026-11-26 10:00');
    expect(inZone('Asia/Tokyo')).toBe('2026-11-26 21:00');
    expect(`${dayOf('2026-11-27T01:00:00Z', 'Europe/Lisbon')}`).toBe('2026-11-27');
  });

  it('convert back to their own day and time on every day', () => {
    fc.assert(
      fc.property(day, slot, (date, time) => {
        const start = slotStart(date, time);
        expect([dayOf(start), timeOf(start)]).toEqual([date, time]);
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

describe('a bookable day', () => {
  const noon = at('2026-11-26T15:00:00Z');

  it('is today or later', () => {
    expect(isBookableDay('2026-11-25', noon)).toBe(false);
    expect(isBookableDay('2026-11-26', noon)).toBe(true);
    expect(isBookableDay('2027-11-26', noon)).toBe(true);
  });

  it('is still today in São Paulo when UTC is a day ahead', () => {
    const lateEvening = at('2026-11-27T01:30:00Z');
    expect(isBookableDay('2026-11-26', lateEvening)).toBe(true);
    expect(isBookableDay('2026-11-26', at('2026-11-27T03:00:00Z'))).toBe(false);
  });

  it('is never a Sunday', () => {
    expect(isBookableDay('2026-11-29', noon)).toBe(false);
    fc.assert(fc.property(day, (date) => !isBookableDay(date, noon) || weekdayOf(date) !== 0));
  });
});

describe('an open slot', () => {
  it('has not started', () => {
    expect(isSlotOpen(THURSDAY, '11:30', at('2026-11-26T14:15:00Z'))).toBe(true);
    expect(isSlotOpen(THURSDAY, '11:30', at('2026-11-26T14:15:01Z'))).toBe(false);
    expect(isSlotOpen(THURSDAY, '14:00', at('2026-11-26T14:30:00Z'))).toBe(true);
  });

  it('is not on a Sunday', () => {
    expect(isSlotOpen('2026-11-29', '11:30', at('2026-11-26T14:30:00Z'))).toBe(false);
  });
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
