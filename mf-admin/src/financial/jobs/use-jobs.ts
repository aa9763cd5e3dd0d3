import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';

export interface PaymentJob {
  readonly job: string;
  readonly everySeconds: number;
  readonly lastStartedAt: Instant | null;
  readonly lastDoneAt: Instant | null;
  /** Everything before it was read. */
  readonly watermark: Instant | null;
  /** In a row. */
  readonly failures: number;
  readonly lastError: string | null;
  /** Receipts of other Pix keys in what the last run read. */
  readonly otherKeys: number;
  readonly isRunning: boolean;
}

interface Queue {
  readonly waiting: number;
  readonly oldestAt: Instant | null;
}

export interface JobStates {
  readonly provider: string | null;
  readonly calls: Queue & { readonly retried: number };
  readonly notifications: Queue;
  readonly jobs: readonly PaymentJob[];
}

const EACH_MINUTE_MS = 60_000;

/** The jobs of payments and what waits for the bank, again each minute. */
export function useJobs() {
  return useRead({
    key: [MONEY_KEY, 'jobs'],
    refetchInterval: EACH_MINUTE_MS,
    read: async (client, { signal }): Promise<JobStates> => {
      const { data, error } = await client.rpc('payment_job_states').abortSignal(signal);
      if (error) throw toAppError(error);
      const { provider, calls, notifications, jobs } = data;
      return {
        provider,
        calls: { waiting: calls.waiting, oldestAt: calls.oldest_at, retried: calls.retried },
        notifications: { waiting: notifications.waiting, oldestAt: notifications.oldest_at },
        jobs: jobs.map((job) => ({
          job: job.job,
          everySeconds: job.every_seconds,
          lastStartedAt: job.last_started_at,
          lastDoneAt: job.last_done_at,
          watermark: job.watermark,
          failures: job.failures,
          lastError: job.last_error,
          otherKeys: job.other_keys,
          isRunning: job.is_running,
        })),
      };
    },
  });
}
