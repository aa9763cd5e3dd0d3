import { createJobs, createSimulation, startJobs } from './jobs.ts';

// Node only: uses fake timers for the whole process.

describe('the jobs', () => {
  function recordingHost(answer: () => Promise<unknown[]> = () => Promise.resolve([])) {
    const ran: string[] = [];
    const query = (sql: string) => {
      ran.push(sql);
      return answer() as Promise<never[]>;
    };
    const callFunction = (name: string) => {
      ran.push(name);
      return answer();
    };
    const clock = { now: Date.parse('2031-01-06T12:00:00Z') };
    return { host: { database: { query }, callFunction, now: () => clock.now }, clock, ran };
  }

  it('expire, complete, remind, and then send the queued e-mails', async () => {
    const { host, ran } = recordingHost();
    await createJobs(host, jest.fn())();
    expect(ran).toEqual([
      'select public.expire_payments()',
      'select public.expire_proposals()',
      'select public.complete_due_consultations()',
      'select public.queue_session_reminders()',
      'select public.keep_series()',
      'select public.add_up_tallies()',
      'select public.note_last_seen()',
      'select private.keep_openings()',
      'settle-payments',
      'sweep-photos',
      'deliver-mail',
      'select public.forget_expired_data()',
      'select public.expire_audit()',
      expect.stringContaining('delete from realtime.messages'),
      'sweep-documents',
    ]);
  });

  it('run even when another fails, which is reported', async () => {
    const onError = jest.fn();
    const { host, ran } = recordingHost(() => Promise.reject(new Error('no')));
    await createJobs(host, onError)();
    expect(ran).toContain('sweep-documents');
    expect(onError).toHaveBeenCalledTimes(ran.length);
  });

  it('send simulated refunds when one is due', async () => {
    const due = { is_due: false };
    const { host, ran } = recordingHost(() => Promise.resolve([due]));
    const settle = createSimulation(host, jest.fn());
    await settle();
    expect(ran).toHaveLength(1);
    due.is_due = true;
    await settle();
    expect(ran.at(-1)).toBe('settle-payments');
  });

  it('clean up once a day', async () => {
    const { host, clock, ran } = recordingHost();
    const run = createJobs(host, jest.fn());
    const sweeps = () => ran.filter((name) => name === 'sweep-documents').length;
    for (const [instant, expected] of [
      ['2031-01-06T12:00:00Z', 1],
      ['2031-01-06T23:59:00Z', 1],
      ['2031-01-07T00:00:00Z', 2],
    ] as const) {
      clock.now = Date.parse(instant);
      await run();
      expect(sweeps()).toBe(expected);
    }
  });
});

describe('the timer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs the jobs immediately and each minute until it is stopped', async () => {
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

  it('waits a minute first if requested', async () => {
    const run = jest.fn(() => Promise.resolve());
    const stop = startJobs(run, { atOnce: false });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(1);
    await stop();
  });

  it('stops after the running jobs have finished', async () => {
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
