import { usageOf } from './process-tree.ts';

it('counts the CPU time and memory of this process', () => {
  const before = usageOf(process.pid);
  const until = performance.now() + 300;
  while (performance.now() < until);
  const after = usageOf(process.pid);
  expect(after.cpuSeconds).toBeGreaterThan(before.cpuSeconds);
  expect(after.bytes).toBeGreaterThan(10_000_000);
});

it('counts nothing of a process that does not exist', () => {
  expect(usageOf(2 ** 30)).toEqual({ cpuSeconds: 0, bytes: 0 });
});
