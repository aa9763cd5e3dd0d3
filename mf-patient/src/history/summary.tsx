import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import type { PastConsultationFilters } from '../parts/past-consultation';
import { FIGURE_NAMES } from '../parts/use-figures';
import { useHistorySummary } from '../parts/use-history-summary';
import { copy } from './copy';
import styles from './summary.module.css';

/** Four figures of the filtered consultations. */
export function Summary({ filters }: { filters: PastConsultationFilters }) {
  const summary = useHistorySummary(filters);
  return (
    <section aria-label={copy.summary} className={styles.summary}>
      <RemoteView
        query={summary}
        skeleton={<Skeleton width="100%" height="5.5rem" shape="block" />}
        failureText={copy.summaryFailedText}
        card
      >
        {({ total, completed, scheduled, reviewed }) => (
          <dl className={styles.figures} aria-live="polite">
            <Figure name={FIGURE_NAMES.total} value={total} />
            <Figure name={FIGURE_NAMES.completed} value={completed} />
            <Figure name={FIGURE_NAMES.scheduled} value={scheduled} />
            <Figure name={FIGURE_NAMES.reviewed} value={reviewed} />
          </dl>
        )}
      </RemoteView>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('pt-BR')}</dd>
    </div>
  );
}
