import { spanBetween } from './use-range-drag';

describe('a dragged range', () => {
  const day = { from: 480, to: 1200 };

  it.each([
    ['down, in quarters of an hour', [541, 599], { from: 540, to: 600 }],
    ['up', [599, 541], { from: 540, to: 600 }],
    ['past the end', [1190, 1500], { from: 1185, to: 1200 }],
    ['past the start', [500, 100], { from: 480, to: 510 }],
  ])('goes %s', (_, [one = 0, other = 0], span) => {
    expect(spanBetween(one, other, day)).toEqual(span);
  });

  it('begins at the quarter of an hour of now, and is not in the past', () => {
    const today = { from: 652, to: 1200 };
    expect(spanBetween(600, 700, today)).toEqual({ from: 645, to: 705 });
    expect(spanBetween(500, 600, today)).toBeNull();
  });
});
