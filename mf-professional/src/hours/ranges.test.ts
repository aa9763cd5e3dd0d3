import fc from 'fast-check';
import { minutesOf, timeAt } from '../parts/clock-time';
import { leftoverOf, rangeFault, rangeToAdd, startsOf, type TimeRange } from './ranges';

const range = (text: string): TimeRange => {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
};
const ranges = (...texts: string[]) => texts.map(range);

describe('the starts of a day', () => {
  it.each([
    [['09:00-12:20', '14:00-18:10'], 0, '09:00 09:50 10:40 11:30 14:00 14:50 15:40 16:30 17:20'],
    [['08:00-12:00'], 10, '08:00 09:00 10:00 11:00'],
    [['08:00-11:50'], 10, '08:00 09:00 10:00 11:00'], // the break may lie outside
    [['14:00-15:00', '08:00-09:00'], 0, '08:00 14:00'],
    [['22:00-24:00'], 20, '22:00 23:10'],
    [['08:00-08:50'], 30, '08:00'],
    [['08:00-08:45'], 0, ''],
    [[], 10, ''],
  ] as const)('%j with a break of %d minutes: %s', (texts, breakMinutes, starts) => {
    expect(startsOf(ranges(...texts), breakMinutes).join(' ')).toBe(starts);
  });

  it('lie within their range, a consultation and a break apart', () => {
    const time = fc.integer({ min: 0, max: 288 }).map((steps) => timeAt(steps * 5));
    const pause = fc.constantFrom(0, 5, 10, 15, 20, 30);
    fc.assert(
      fc.property(time, time, pause, (from, to, breakMinutes) => {
        const starts = startsOf([{ from, to }], breakMinutes).map(minutesOf);
        const room = minutesOf(to) - minutesOf(from);
        expect(starts.length).toBe(room < 50 ? 0 : Math.floor((room - 50) / (50 + breakMinutes)) + 1);
        for (const [i, start] of starts.entries()) {
          expect(start).toBe(minutesOf(from) + i * (50 + breakMinutes));
          expect(start + 50).toBeLessThanOrEqual(minutesOf(to));
        }
      }),
    );
  });
});

describe('what is left of a range', () => {
  it.each([
    ['08:00-16:30', 10, { begins: '15:00', ends: '15:50', minutes: 30 }],
    ['08:00-12:00', 0, { begins: '10:30', ends: '11:20', minutes: 40 }],
    ['08:00-12:00', 10, null],
    ['08:00-11:50', 10, null],
    ['08:00-11:55', 10, null],
    ['08:00-08:30', 10, null],
  ] as const)('%s with a break of %d minutes', (text, breakMinutes, leftover) => {
    expect(leftoverOf(range(text), breakMinutes)).toEqual(leftover);
  });
});

describe('faults of ranges', () => {
  it.each([
    [['08:00-12:00', '13:00-18:00'], null],
    [['08:00-12:00', '12:00-18:00'], null],
    [['08:00-14:00', '13:00-18:00'], { kind: 'overlap', places: [0, 1], from: '13:00', to: '14:00' }],
    [['13:00-18:00', '08:00-14:00'], { kind: 'overlap', places: [0, 1], from: '13:00', to: '14:00' }],
    [
      ['08:00-09:00', '10:00-12:00', '08:30-09:30'],
      { kind: 'overlap', places: [0, 2], from: '08:30', to: '09:00' },
    ],
    [['13:00-13:40'], { kind: 'short', places: [0] }],
    [['08:00-09:00', '14:00-13:00'], { kind: 'backwards', places: [1] }],
    [['08:00-08:00'], { kind: 'backwards', places: [0] }],
    [['08:03-09:00'], { kind: 'steps', places: [0] }],
    [['23:10-24:00'], null],
  ] as const)('%j', (texts, fault) => {
    expect(rangeFault(ranges(...texts))).toEqual(fault);
  });
});

describe('a range to add', () => {
  it.each([
    [[], '09:00-12:00'],
    [['08:00-12:00'], '13:00-17:00'],
    [['08:00-22:00'], '23:00-24:00'],
    [['08:00-23:00'], '23:00-24:00'],
    [['08:00-24:00'], '04:00-08:00'],
    [['01:00-24:00'], '00:00-01:00'],
  ] as const)('to %j is %s', (texts, added) => {
    expect(rangeToAdd(ranges(...texts))).toEqual(range(added));
  });

  it('is none without room, or after four ranges', () => {
    expect(rangeToAdd(ranges('00:00-24:00'))).toBeNull();
    expect(rangeToAdd(ranges('01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00'))).toBeNull();
  });

  it('never has a fault', () => {
    const time = fc.integer({ min: 0, max: 288 }).map((steps) => timeAt(steps * 5));
    fc.assert(
      fc.property(time, time, (from, to) => {
        fc.pre(rangeFault([{ from, to }]) === null);
        const added = rangeToAdd([{ from, to }]);
        if (added) expect(rangeFault([{ from, to }, added])).toBeNull();
      }),
    );
  });
});
