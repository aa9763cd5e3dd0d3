import { runJobs, startJobs } from './jobs.ts';

// In Node alone: the timers of a whole process are held still.

describe('the jobs', () => {
  function recordingHost(answer: () => Promise<unknown[]> = () => Promise.resolve([])) {
    const ran: string[] = [];
    const query = (sql: string) => {
      ran.push(sql);
      return answer() as Promise<never[]>;
    };
    const deliverMail = () => {
      ran.push('deliver mail');
      return answer();
    };
    return { host: { database: { query }, deliverMail }, ran };
  }

  it('expire, complete, remind, and then send what they made', async () => {
    const { host, ran } = recordingHost();
    await runJobs(host, jest.fn());
    expect(ran).toEqual([
      'select public.expire_payments()',
      'select public.complete_due_consultations()',
      'select public.queue_session_reminders()',
      'select public.add_up_tallies()',
      'deliver mail',
    ]);
  });

  it('each have their turn when another fails, which is told', async () => {
    const told = jest.fn();
    const { host, ran } = recordingHost(() => Promise.reject(new Error('no')));
    await runJobs(host, told);
    expect(ran).toHaveLength(5);
    expect(told).toHaveBeenCalledTimes(5);
  });
});

describe('the timer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs the jobs at once and each minute, until it is stopped', async () => {
    const run = jest.fn(() => Promise.resolve());
    const stop = startJobs(run);
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(run).toHaveBeenCalledTimes(3);
    await stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('lets a minute pass first where that is asked', async () => {
    const run = jest.fn(() => Promise.resolve());
    const stop = startJobs(run, { atOnce: false });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(1);
    await stop();
  });

  it('waits for the running jobs before it has stopped', async () => {
    let finish: () => void = () => undefined;
    const stop = startJobs(() => new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(0);
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(1000);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(stopped).toBe(true);
  });
});
