import { AppError } from 'shared-domain/errors';
import { retryDelay, shouldRetry } from './retry';

describe('a failed read', () => {
  it.each(['network', 'timeout', 'server_unavailable'])('is retried twice after %s', (code) => {
    const error = new AppError(code);
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });

  it.each(['not_allowed', '42501', 'unexpected'])('is not retried after %s', (code) => {
    expect(shouldRetry(0, new AppError(code))).toBe(false);
  });

  it('is retried after a failed fetch', () => {
    expect(shouldRetry(0, { message: 'TypeError: Failed to fetch' })).toBe(true);
  });

  it('waits longer the second time', () => {
    expect([0, 1].map(retryDelay)).toEqual([400, 800]);
  });
});
