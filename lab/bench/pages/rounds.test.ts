import { roundsOf } from './rounds.ts';

describe('the rounds of requests of a page', () => {
  it('are none where it asks for nothing', () => {
    expect(roundsOf([])).toBe(0);
  });

  it('count what begins together once', () => {
    const together = [
      { start: 1, end: 9 },
      { start: 2, end: 5 },
      { start: 3, end: 4 },
    ];
    expect(roundsOf(together)).toBe(1);
  });

  it('count what waited for something else, however it is listed', () => {
    const script = { start: 0, end: 10 };
    const chunk = { start: 11, end: 20 };
    const data = { start: 21, end: 30 };
    expect(roundsOf([data, script, chunk, { start: 0, end: 40 }])).toBe(3);
  });
});
