import type { Instant } from 'shared-domain/schedule';
import { timeAgo, messageTime } from './relative-time';

// 11:02 in São Paulo.
const now = new Date('2026-11-20T14:02:00Z');
const at = (text: string) => text as Instant;

describe('relative times', () => {
  it.each([
    ['2026-11-20T14:01:30Z', 'agora'],
    ['2026-11-20T14:03:00Z', 'agora'],
    ['2026-11-20T14:01:00Z', 'há 1 min'],
    ['2026-11-20T13:03:00Z', 'há 59 min'],
    ['2026-11-20T13:02:00Z', 'há 1h'],
    ['2026-11-20T03:00:00Z', 'há 11h'],
    ['2026-11-20T02:59:59Z', 'ontem'],
    ['2026-11-18T14:00:00Z', '18/11'],
    ['2025-12-31T14:00:00Z', '31/12/2025'],
  ])('%s is %s', (moment, words) => {
    expect(timeAgo(at(moment), now)).toBe(words);
  });

  it.each([
    ['2026-11-20T14:01:30Z', '11:01'],
    ['2026-11-20T03:00:00Z', '00:00'],
    ['2026-11-20T02:59:59Z', 'ontem'],
    ['2026-11-16T14:00:00Z', '16/11'],
  ])('a message of %s is dated %s', (moment, words) => {
    expect(messageTime(at(moment), now)).toBe(words);
  });
});
