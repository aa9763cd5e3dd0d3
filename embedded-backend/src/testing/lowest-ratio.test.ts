import { lowestRatio } from './lowest-ratio.ts';

const inTurn = (...durations: readonly number[]) => {
  let turn = 0;
  return jest.fn(() => Promise.resolve(durations[turn++ % durations.length] ?? NaN));
};

it('stays above the limit when the examined work is always too slow', async () => {
  const of = inTurn(80, 70, 90);
  expect(await lowestRatio({ of, to: inTurn(10), limit: 5 })).toBe(7);
});

it('ends at the first ratio below the limit, after a pause of the machine', async () => {
  const of = inTurn(900, 30, 900);
  expect(await lowestRatio({ of, to: inTurn(10), limit: 5 })).toBe(3);
  expect(of).toHaveBeenCalledTimes(2);
});
