import { roundsOf } from './rounds.ts';

describe('the request rounds of a page', () => {
  it('are zero without requests', () => {
    expect(roundsOf([])).toBe(0);
  });

  it('count parallel requests once', () => {
    const together = [
      { start: 1, end: 9 },
      { start: 2, end: 5 },
      { start: 3, end: 4 },
    ];
    expect(roundsOf(together)).toBe(1);
  });

  it('count dependent requests in any order', () => {
    const script = { start: 0, end: 10 };
    const chunk = { start: 11, end: 20 };
    const data = { start: 21, end: 30 };
    expect(roundsOf([data, script, chunk, { start: 0, end: 40 }])).toBe(3);
  });
});
