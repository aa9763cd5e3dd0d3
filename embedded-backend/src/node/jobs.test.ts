import type { Database } from '../index.ts';
import { startJobs } from './jobs.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function recordingDatabase(answer: () => Promise<unknown[]> = () => Promise.resolve([])) {
  const ran: string[] = [];
  const database = {
    query: (sql: string) => {
      ran.push(sql);
      return answer();
    },
  } as unknown as Database;
  return { database, ran };
}

it('runs at once and each minute, until it is stopped', async () => {
  const { database, ran } = recordingDatabase();
  const stop = startJobs(database, jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  expect(ran).toEqual([
    'select public.expire_payments()',
    'select public.complete_due_consultations()',
    'select public.queue_session_reminders()',
  ]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(ran).toHaveLength(9);
  await stop();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(ran).toHaveLength(9);
});

it('tells each failure, gives the other jobs their turn, and tries again', async () => {
  const told = jest.fn();
  const { database, ran } = recordingDatabase(() => Promise.reject(new Error('no')));
  const stop = startJobs(database, told);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ran).toHaveLength(6);
  expect(told).toHaveBeenCalledTimes(6);
  await stop();
});

it('waits for the running job before it has stopped', async () => {
  let finish: (rows: unknown[]) => void = () => undefined;
  const first = new Promise<unknown[]>((resolve) => (finish = resolve));
  const { database } = recordingDatabase(() => first);
  const stop = startJobs(database, jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(1000);
  expect(stopped).toBe(false);
  finish([]);
  await stopping;
  expect(stopped).toBe(true);
});
