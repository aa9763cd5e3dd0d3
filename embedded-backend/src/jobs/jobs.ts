import type { Database } from '../database/database.ts';

/** Dependencies of the jobs. */
export interface JobHost {
  readonly database: Pick<Database, 'query'>;
  /** Calls one of the backend's own functions as the service role. */
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

/**
 * What pg_cron runs in Supabase each minute. Each job is idempotent. E-mails go last, because the others
 * queue some.
 */
const EACH_MINUTE: readonly Job[] = [
  statement('select public.expire_payments()'),
  statement('select public.expire_proposals()'),
  statement('select public.complete_due_consultations()'),
  statement('select public.queue_session_reminders()'),
  statement('select public.keep_series()'),
  statement('select public.add_up_tallies()'),
  statement('select public.note_last_seen()'),
  statement('select private.keep_openings()'),
  called('settle-payments'),
  called('sweep-photos'),
  called('deliver-mail'),
];

/** What pg_cron runs once a day. */
const EACH_DAY: readonly Job[] = [
  statement('select public.forget_expired_data()'),
  statement('select public.expire_audit()'),
  // Supabase drops the partitions of realtime.messages itself.
  statement(`delete from realtime.messages where inserted_at < now() at time zone 'utc' - interval '3 days'`),
  called('sweep-documents'),
];

const SIMULATED_REFUND_IS_DUE = `select exists (select from private.provider_calls q
  where q.kind = 'refund' and q.provider = 'simulated' and q.done_at is null and q.due_at <= private.now()) as is_due`;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns a function that runs the jobs: the minutely ones always, the daily ones when a new day has begun,
 * including the first call. A failed job is reported and does not prevent the others.
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

/** Returns a function that sends the simulated refunds that are due: a demonstration shows them within seconds. */
export const createSimulation =
  ({ database, callFunction }: Omit<JobHost, 'now'>, onError: (error: unknown) => void) =>
  async (): Promise<void> => {
    try {
      const [row] = await database.query<{ is_due: boolean }>(SIMULATED_REFUND_IS_DUE);
      if (row?.is_due) await callFunction('settle-payments');
    } catch (error) {
      onError(error);
    }
  };

/**
 * Runs the jobs, each minute and the first time immediately by default; returns a function that stops it. A run begins
 * after the one before.
 */
export function startJobs(
  run: () => Promise<void>,
  { atOnce = true, everyMs = MINUTE_MS } = {},
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const runNext = () => {
    running = running.then(run);
  };
  if (atOnce) runNext();
  const timer: { unref?: () => void } | number = setInterval(runNext, everyMs);
  // Only in Node does the timer keep the process alive.
  if (typeof timer === 'object') timer.unref?.();
  return async () => {
    clearInterval(timer as ReturnType<typeof setInterval>);
    await running;
  };
}
