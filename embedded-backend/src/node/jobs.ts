import type { Database } from '../database/database.ts';

/** What pg_cron runs in Supabase. Each is safe to repeat. */
const EACH_MINUTE = [
  'select public.expire_payments()',
  'select public.complete_due_consultations()',
  'select public.queue_session_reminders()',
];

const MINUTE_MS = 60_000;

/** Runs the jobs now and each minute; answers how to stop. A failure is told and tried again a minute later. */
export function startJobs(database: Database, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => runEach(database, onError));
  };
  run();
  const timer = setInterval(run, MINUTE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs every job once. Rejects with the first failure, after all had their turn. */
export async function runJobs(database: Database): Promise<void> {
  const failures: unknown[] = [];
  await runEach(database, (error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function runEach(database: Database, onError: (error: unknown) => void): Promise<void> {
  for (const job of EACH_MINUTE) await database.query(job).catch(onError);
}
