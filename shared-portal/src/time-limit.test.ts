import { TimeLimitError, withTimeLimit } from './time-limit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a time limit', () => {
  it('passes on a result in time and leaves no timer behind', async () => {
    await expect(withTimeLimit(Promise.resolve('ok'), 10)).resolves.toBe('ok');
    await expect(withTimeLimit(Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects when the time is over', async () => {
    const refused = expect(withTimeLimit(new Promise(() => undefined), 10)).rejects.toThrow(TimeLimitError);
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
  });
});
