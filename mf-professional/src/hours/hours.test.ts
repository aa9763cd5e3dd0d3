import { exceptionsFrom, rowsOf, takenDay, withException, daysOf, type HoursException } from './exceptions';
import {
  changesOf,
  faultyWeekdays,
  isSameDraft,
  startsPerWeek,
  toArguments,
  weekFrom,
  withDay,
  type HoursDraft,
} from './hours';

const MORNING = { from: '08:00', to: '12:00' };
const AFTERNOON = { from: '13:00', to: '18:00' };

const draft: HoursDraft = {
  week: [[MORNING, AFTERNOON], [MORNING], [], [], [AFTERNOON], [], []],
  timeZone: 'America/Sao_Paulo',
  breakMinutes: 10,
  noticeHours: 2,
  horizonDays: 60,
  maxPerDay: null,
};

describe('a draft of working hours', () => {
  it('differs by weekday and by rules, whatever the order of the ranges', () => {
    const swapped = { ...draft, week: withDay(draft.week, 0, [AFTERNOON, MORNING]) };
    expect(isSameDraft(draft, swapped)).toBe(true);
    const changed = { ...draft, maxPerDay: 6, week: withDay(withDay(draft.week, 2, [MORNING]), 4, []) };
    expect(changesOf(draft, changed)).toEqual({ weekdays: [3, 5], rules: true });
    expect(isSameDraft(draft, changed)).toBe(false);
  });

  it('names the weekdays that cannot be saved', () => {
    const week = withDay(draft.week, 6, [{ from: '10:00', to: '10:30' }]);
    expect(faultyWeekdays({ ...draft, week })).toEqual([7]);
    expect(faultyWeekdays(draft)).toEqual([]);
  });

  it('counts the starts of a week', () => {
    expect(startsPerWeek(draft)).toBe(4 + 5 + 4 + 5);
  });

  it('becomes the arguments of set_hours, ranges in order', () => {
    const week = withDay(draft.week, 0, [AFTERNOON, MORNING]);
    const vacation = {
      kind: 'closed',
      since: '2026-12-31',
      until: '2027-01-01',
      note: 'Férias',
      ranges: [],
    } as const;
    expect(
      toArguments({ draft: { ...draft, week }, closedOnHolidays: true, exceptions: rowsOf(vacation) }),
    ).toEqual({
      time_zone: 'America/Sao_Paulo',
      break_minutes: 10,
      notice_hours: 2,
      horizon_days: 60,
      max_per_day: null,
      closed_on_holidays: true,
      hours: [
        { weekday: 1, ...MORNING },
        { weekday: 1, ...AFTERNOON },
        { weekday: 2, ...MORNING },
        { weekday: 5, ...AFTERNOON },
      ],
      exceptions: [
        { date: '2026-12-31', from: null, to: null, note: 'Férias' },
        { date: '2027-01-01', from: null, to: null, note: 'Férias' },
      ],
    });
  });

  it('is read from rows of the database', () => {
    const rows = [
      { weekday: 5, from: '13:00:00', to: '24:00:00' },
      { weekday: 5, from: '08:00:00', to: '12:00:00' },
    ];
    expect(weekFrom(rows)[4]).toEqual([MORNING, { from: '13:00', to: '24:00' }]);
    expect(weekFrom(rows)).toHaveLength(7);
  });
});

describe('exceptions', () => {
  const vacation: HoursException = {
    kind: 'closed',
    since: '2026-12-30',
    until: '2027-01-02',
    note: 'Férias',
    ranges: [],
  };
  const extra: HoursException = {
    kind: 'extra',
    since: '2026-12-12',
    until: '2026-12-12',
    note: null,
    ranges: [MORNING, AFTERNOON],
  };
  const rows = [...rowsOf(vacation), ...rowsOf(extra)];

  it('are groups of rows: consecutive closed days with one name, and the ranges of a day', () => {
    expect(rows).toHaveLength(6);
    expect(exceptionsFrom(rows)).toEqual([extra, vacation]);
    expect(daysOf(vacation)).toBe(4);
  });

  it('are apart where the name differs or a day is missing', () => {
    const other = { ...vacation, since: '2027-01-03', until: '2027-01-03', note: null } as const;
    const later = { ...vacation, since: '2027-01-05', until: '2027-01-05' } as const;
    expect(exceptionsFrom([...rows, ...rowsOf(other), ...rowsOf(later)])).toEqual([
      extra,
      vacation,
      other,
      later,
    ]);
  });

  it('are added, replaced and removed', () => {
    const longer = { ...vacation, until: '2027-01-03' } as const;
    expect(exceptionsFrom(withException(rows, vacation, longer))).toEqual([extra, longer]);
    expect(exceptionsFrom(withException(rows, vacation, null))).toEqual([extra]);
    expect(exceptionsFrom(withException(rowsOf(extra), null, vacation))).toEqual([extra, vacation]);
  });

  it('find the day that another exception already has, except for the one that is edited', () => {
    const period = { since: '2026-12-10', until: '2026-12-31' } as const;
    expect(takenDay(rows, null, period)?.day).toBe('2026-12-30');
    expect(takenDay(rows, vacation, period)?.day).toBe('2026-12-12');
    expect(takenDay(rowsOf(vacation), vacation, period)).toBeNull();
  });
});
