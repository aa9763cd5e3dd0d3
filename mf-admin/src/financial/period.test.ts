import { daysText, periodNamed, periodOf } from './period';

describe('a period', () => {
  it.each([
    ['este-mes', '2026-11-26', '2026-11-01', '2026-11-26', '2026-10-01', '2026-10-26'],
    ['este-mes', '2026-03-31', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['este-mes', '2026-01-01', '2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
    ['mes-passado', '2026-03-15', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['7-dias', '2026-11-26', '2026-11-20', '2026-11-26', '2026-11-13', '2026-11-19'],
    ['30-dias', '2026-11-26', '2026-10-28', '2026-11-26', '2026-09-28', '2026-10-27'],
  ] as const)('%s on %s', (name, today, first, last, beforeFirst, beforeLast) => {
    expect(periodOf(name, today)).toEqual({
      name,
      first,
      last,
      before: { first: beforeFirst, last: beforeLast },
    });
  });

  it('is this month unless the address names another', () => {
    expect(['7-dias', 'sempre', null].map(periodNamed)).toEqual(['7-dias', 'este-mes', 'este-mes']);
  });

  it.each([
    ['2026-11-01', '2026-11-26', '1 a 26 de novembro'],
    ['2026-11-01', '2026-11-01', '1º de novembro'],
    ['2026-10-28', '2026-11-26', '28 de outubro a 26 de novembro'],
    ['2025-11-27', '2026-11-26', 'novembro de 2025 a novembro de 2026'],
  ] as const)('from %s to %s reads "%s"', (first, last, text) => {
    expect(daysText({ first, last })).toBe(text);
  });
});
