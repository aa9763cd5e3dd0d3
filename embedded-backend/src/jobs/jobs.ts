import type { Database } from '../database/database.ts';

/** What jobs work on. */
export interface JobHost {
  readonly database: Pick<Database, 'query'>;
  /** Calls one of the backend's own functions as the service. */
  readonly callFunction: (name: string) => Promise<unknown>;
  /** Milliseconds since 1970 by the backend's clock. */
  readonly now: () => number;
}

type Job = (host: JobHost) => Promise<unknown>;

const called =
  (name: string): Job =>
  ({ callFunction }) =>
    callFunction(name);

const statement =
  (sql: string): Job =>
  ({ database }) =>
    database.query(sql);

/** What pg_cron runs in Supabase each minute. Each is safe to repeat. E-mails go last: the others make some. */
const EACH_MINUTE: readonly Job[] = [
  statement('select public.expire_payments()'),
  statement('select public.complete_due_consultations()'),
  statement('select public.queue_session_reminders()'),
  statement('select public.add_up_tallies()'),
  called('deliver-mail'),
];

/** What pg_cron runs once a day. */
const EACH_DAY: readonly Job[] = [
  statement('select public.forget_expired_data()'),
  called('sweep-documents'),
];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Makes the run of every job: those of each minute always, those of each day when a new one has begun, the first time
 * at once. A failed one is told and does not keep the others from their turn.
 */
export function createJobs(host: JobHost, onError: (error: unknown) => void): () => Promise<void> {
  let lastDay: number | null = null;
  return async () => {
    const day = Math.floor(host.now() / DAY_MS);
    const due = day === lastDay ? EACH_MINUTE : [...EACH_MINUTE, ...EACH_DAY];
    lastDay = day;
    for (const job of due) await job(host).catch(onError);
  };
}

/** Runs the jobs each minute, the first time at once where nothing else is said; answers how to stop. */
export function startJobs(run: () => Promise<void>, { atOnce = true } = {}): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const runNext = () => {
    running = running.then(run);
  };
  if (atOnce) runNext();
  const timer: { unref?: () => void } | number = setInterval(runNext, MINUTE_MS);
  // Node alone would wait for it.
  if (typeof timer === 'object') timer.unref?.();
  return async () => {
    clearInterval(timer as ReturnType<typeof setInterval>);
    await running;
  };
}
