import type { Database } from '../database/database.ts';

/** What jobs work on. */
export interface JobHost {
  readonly database: Pick<Database, 'query'>;
  /** Sends the e-mails that wait. */
  readonly deliverMail: () => Promise<unknown>;
}

type Job = (host: JobHost) => Promise<unknown>;

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
  ({ deliverMail }) => deliverMail(),
];

const MINUTE_MS = 60_000;

/** Runs every job once; a failed one is told and does not keep the others from their turn. */
export async function runJobs(host: JobHost, onError: (error: unknown) => void): Promise<void> {
  for (const job of EACH_MINUTE) await job(host).catch(onError);
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
