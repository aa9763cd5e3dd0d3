import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Facts } from '../../parts/facts';
import { shortInstant } from '../../parts/charge/when';
import { BankSection } from '../bank/bank-section';
import { copy } from './copy';
import { JobTable } from './job-table';
import styles from './jobs.module.css';
import { useJobs, type JobStates } from './use-jobs';

/** What runs by itself, what waits for the bank, and what it should hold. */
export function JobsPanel() {
  return (
    <>
      <Jobs />
      <BankSection />
    </>
  );
}

function Jobs() {
  return (
    <section aria-labelledby="tarefas" className={styles.section}>
      <h2 id="tarefas">{copy.title}</h2>
      <p className={styles.lead}>{copy.text}</p>
      <RemoteView
        query={useJobs()}
        card
        level={3}
        skeleton={<SkeletonCard lines={6} />}
        failureText={copy.failedText}
      >
        {(states) => (
          <>
            <div className={styles.waiting}>
              <Waiting states={states} />
            </div>
            <JobTable jobs={states.jobs} />
          </>
        )}
      </RemoteView>
    </section>
  );
}

function Waiting({ states: { provider, calls, notifications } }: { readonly states: JobStates }) {
  const now = new Date();
  const queueText = (waiting: number, oldestAt: string | null, ...more: readonly (string | false)[]) =>
    [
      waiting.toLocaleString('pt-BR'),
      oldestAt && copy.since(shortInstant(oldestAt, now)),
      ...more.filter(Boolean),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Facts
      facts={[
        {
          label: copy.provider,
          value: provider === null ? copy.noProvider : (copy.providers[provider] ?? provider),
        },
        {
          label: copy.calls,
          value: queueText(calls.waiting, calls.oldestAt, calls.retried > 0 && copy.retried(calls.retried)),
        },
        { label: copy.notifications, value: queueText(notifications.waiting, notifications.oldestAt) },
      ]}
    />
  );
}
