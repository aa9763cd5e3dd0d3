import type { Instant } from 'shared-domain/schedule';
import { ageLabel } from './age';

describe('the age of an application', () => {
  it.each([
    ['2026-11-24', 'enviada hoje', 'confirmed'],
    ['2026-11-23', '1 dia útil', 'confirmed'],
    // The 20th is a holiday, before a weekend.
    ['2026-11-19', '2 dias úteis', 'confirmed'],
    ['2026-11-18', '3 dias úteis', 'pending'],
    ['2026-11-16', 'vence hoje', 'cancelled'],
    ['2026-11-13', 'passou 1 dia', 'cancelled'],
    ['2026-11-12', 'passou 2 dias', 'cancelled'],
  ])('sent on %s: %s', (day, text, tone) => {
    expect(ageLabel(`${day}T15:00:00Z` as Instant, new Date('2026-11-24T15:00:00Z'))).toEqual({ text, tone });
  });
});
