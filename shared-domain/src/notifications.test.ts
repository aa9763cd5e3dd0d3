import { factsOf, groupOf } from './notifications';

/** Thursday, 26 November 2026, 10:52 in São Paulo. */
const NOW = new Date('2026-11-26T13:52:00Z');

describe('groupOf', () => {
  it.each([
    ['2026-11-26T03:00:00Z', 'Hoje'],
    ['2026-11-26T02:59:00Z', 'Ontem'],
    ['2026-11-25T03:00:00Z', 'Ontem'],
    ['2026-11-25T02:59:00Z', 'Esta semana'],
    ['2026-11-23T03:00:00Z', 'Esta semana'],
    ['2026-11-23T02:59:00Z', 'Antes'],
    ['2026-11-26T14:00:00Z', 'Hoje'],
  ])('%s is %s', (at, group) => {
    expect(groupOf(at, NOW)).toBe(group);
  });

  it.each([
    ['2026-11-26T05:00:00Z', 'Hoje'],
    ['2026-11-26T04:59:00Z', 'Ontem'],
    ['2026-11-23T05:00:00Z', 'Esta semana'],
    ['2026-11-23T04:59:00Z', 'Antes'],
  ])('in Rio Branco, %s is %s', (at, group) => {
    expect(groupOf(at, NOW, 'America/Rio_Branco')).toBe(group);
  });

  it('has no earlier days of the week on a Monday', () => {
    const monday = new Date('2026-11-23T13:00:00Z');
    expect(groupOf('2026-11-22T13:00:00Z', monday)).toBe('Ontem');
    expect(groupOf('2026-11-21T13:00:00Z', monday)).toBe('Antes');
  });
});

describe('factsOf', () => {
  it('reads what is there', () => {
    expect(factsOf({ who: 'Camila', count: 2, first: true })).toMatchObject({
      who: 'Camila',
      count: 2,
      isFirst: true,
      stars: null,
    });
  });

  it.each([null, 'x', [], { who: 3, count: 'x' }])('is empty for %p', (json) => {
    expect(factsOf(json)).toMatchObject({ who: null, startsAt: null, count: 1, isFirst: false });
  });
});
