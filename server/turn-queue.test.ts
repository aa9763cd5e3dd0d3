import { createTurnQueue } from './turn-queue.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('starts one task per event loop turn, in order', async () => {
  const turn = createTurnQueue();
  const begun: string[] = [];
  const work = ['a', 'b', 'c'].map(async (name) => {
    await turn();
    begun.push(name);
  });
  const seen: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    await nextTurn();
    seen.push(begun.length);
  }
  await Promise.all(work);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const [n, count] of seen.entries()) expect(count).toBeLessThanOrEqual(n + 1);
  expect(seen.at(-1)).toBe(3);
});

it('restarts after being idle', async () => {
  const turn = createTurnQueue();
  await turn();
  await nextTurn();
  await turn();
});
