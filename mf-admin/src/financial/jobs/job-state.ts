import type { PaymentJob } from './use-jobs';

export type JobState = 'fine' | 'running' | 'failing' | 'failed' | 'late' | 'never';

const FAILING_AFTER = 3;
/** How often a job may be missed before it is late. */
const MISSED = 3;

/** The state of a job now. */
export function jobStateOf(job: PaymentJob, now: Date): JobState {
  if (job.isRunning) return 'running';
  if (job.failures >= FAILING_AFTER) return 'failing';
  if (job.failures > 0) return 'failed';
  if (job.lastDoneAt === null) return 'never';
  const passed = (now.getTime() - Date.parse(job.lastDoneAt)) / 1000;
  return passed > job.everySeconds * MISSED ? 'late' : 'fine';
}

/** When a job is due next; null: it never ran. After a failure it comes earlier. */
export const nextRunOf = ({ lastStartedAt, everySeconds, failures }: PaymentJob): Date | null =>
  lastStartedAt === null
    ? null
    : new Date(
        Date.parse(lastStartedAt) +
          1000 * (failures > 0 ? Math.min(everySeconds, 60 * 2 ** Math.min(failures, 6)) : everySeconds),
      );
