import { ListTable } from 'shared-ui/antd';
import { StatusBadge } from 'shared-ui/status-badge';
import { formatDayNumeric, isIsoDay } from 'shared-domain/schedule';
import type { StatusLabel } from 'shared-domain/status';
import { shortInstant } from '../../parts/charge/when';
import { copy } from './copy';
import { jobStateOf, nextRunOf, type JobState } from './job-state';
import styles from './jobs.module.css';
import type { PaymentJob } from './use-jobs';

const LABELS: Record<JobState, StatusLabel> = copy.states as Record<JobState, StatusLabel>;
const { job: name, state, last, next, every } = copy.columns;

export function JobTable({ jobs }: { readonly jobs: readonly PaymentJob[] }) {
  const now = new Date();
  const nextText = (job: PaymentJob) => {
    const run = nextRunOf(job);
    return run ? shortInstant(run.toISOString(), now) : copy.none;
  };
  return (
    <ListTable<PaymentJob>
      label={copy.list}
      rowKey={({ job }) => job}
      entries={jobs}
      className={styles.cells}
      columns={[
        { title: name, className: styles.name, render: (_, job) => <Name job={job} /> },
        {
          title: state,
          className: styles.state,
          render: (_, job) => <StatusBadge label={LABELS[jobStateOf(job, now)]} />,
        },
        {
          title: last,
          className: styles.when,
          render: (_, { lastDoneAt }) => (
            <>
              <span className={styles.label}>{copy.labels.last} </span>
              {lastDoneAt ? shortInstant(lastDoneAt, now) : copy.none}
            </>
          ),
        },
        {
          title: next,
          className: styles.next,
          render: (_, job) => (
            <>
              <span className={styles.label}>{copy.labels.next} </span>
              {nextText(job)}
            </>
          ),
        },
        { title: every, className: styles.every, render: (_, job) => copy.everyText(job.everySeconds) },
      ]}
    />
  );
}

/** The warning of a certificate, as its job writes it (`certificate-life.ts`). */
const CERTIFICATE_ENDS = /^PIX_CERTIFICATE ends in (\d+) days, on (\d{4}-\d{2}-\d{2})\.$/;

function problemOf(error: string): string {
  const [, days, day] = CERTIFICATE_ENDS.exec(error) ?? [];
  if (days && day && isIsoDay(day)) return copy.certificateEnds(Number(days), formatDayNumeric(day));
  return copy.errors[error] ?? copy.answer(error);
}

function Name({ job: { job, failures, lastError, otherKeys, watermark } }: { readonly job: PaymentJob }) {
  return (
    <>
      {copy.names[job] ?? job}
      {failures > 0 && (
        <span className={styles.fault}>
          {copy.failures(failures)}
          {lastError && `: ${problemOf(lastError)}`}
        </span>
      )}
      {otherKeys > 0 && <span className={styles.fault}>{copy.otherKeys(otherKeys)}</span>}
      {watermark && <span className={styles.sub}>{copy.readUntil(shortInstant(watermark, new Date()))}</span>}
    </>
  );
}
