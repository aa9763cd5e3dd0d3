import { startOnce } from './start-once.ts';

it('starts once for calls at the same time and later ones', async () => {
  const start = jest.fn(async () => 'started');
  const { get, current } = startOnce(start);
  await expect(current()).resolves.toBeUndefined();
  await expect(Promise.all([get(), get()])).resolves.toEqual(['started', 'started']);
  await expect(get()).resolves.toBe('started');
  await expect(current()).resolves.toBe('started');
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts again after a failure, which undid its steps', async () => {
  const running = new Set<number>();
  let starts = 0;
  const { get, current, stop } = startOnce(async (stops) => {
    const number = (starts += 1);
    running.add(number);
    stops.push(async () => running.delete(number));
    if (number < 3) throw new Error('too many connections');
    return number;
  });
  await expect(get()).rejects.toThrow('too many connections');
  await expect(current()).resolves.toBeUndefined();
  await expect(Promise.all([get(), get()])).rejects.toThrow('too many connections');
  expect([...running]).toEqual([]);
  await expect(get()).resolves.toBe(3);
  await stop();
  expect([...running]).toEqual([]);
});
