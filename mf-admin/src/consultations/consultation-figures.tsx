import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { Figures } from '../parts/figures';
import styles from './consultation-filters.module.css';
import { copy } from './copy';
import { useConsultationCounts } from './use-consultations';

const FIGURES = ['total', 'scheduled', 'completed', 'cancelled'] as const;

export function ConsultationFigures() {
  return (
    <RemoteView
      query={useConsultationCounts()}
      card
      className={styles.figures}
      skeleton={
        <Figures
          figures={FIGURES.map((name) => ({
            label: copy[name],
            value: <Skeleton width="4.5rem" height="2.125rem" />,
          }))}
        />
      }
      failureText={copy.figuresFailedText}
    >
      {(counts) => (
        <Figures
          figures={FIGURES.map((name) => ({
            label: copy[name],
            value: counts[name].toLocaleString('pt-BR'),
          }))}
        />
      )}
    </RemoteView>
  );
}
