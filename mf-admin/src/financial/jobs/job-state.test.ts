import { jobStateOf, nextRunOf } from './job-state';
import type { PaymentJob } from './use-jobs';

const now = new Date('2026-11-26T12:00:00Z');
const job: PaymentJob = {
  job: 'sweep',
  everySeconds: 600,
  lastStartedAt: '2026-11-26T11:55:00Z',
  lastDoneAt: '2026-11-26T11:55:01Z',
  watermark: null,
  failures: 0,
  lastError: null,
  otherKeys: 0,
  isRunning: false,
};

describe('a job of payments', () => {
  it.each([
    ['fine', {}],
    ['running', { isRunning: true, failures: 4 }],
    ['failed', { failures: 2 }],
    ['failing', { failures: 3 }],
    ['never', { lastDoneAt: null, lastStartedAt: null }],
    ['late', { lastDoneAt: '2026-11-26T11:29:59Z' }],
  ] as const)('is %s', (state, change) => {
    expect(jobStateOf({ ...job, ...change }, now)).toBe(state);
  });

  it('runs again after its interval, sooner after a failure', () => {
    expect(nextRunOf(job)).toEqual(new Date('2026-11-26T12:05:00Z'));
    expect(nextRunOf({ ...job, failures: 1 })).toEqual(new Date('2026-11-26T11:57:00Z'));
    expect(nextRunOf({ ...job, failures: 9 })).toEqual(new Date('2026-11-26T12:05:00Z'));
    expect(nextRunOf({ ...job, lastStartedAt: null })).toBeNull();
  });
});
