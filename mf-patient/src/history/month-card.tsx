import { Card } from 'shared-ui/card';
import type { PastConsultation } from '../parts/past-consultation';
import { copy } from './copy';
import styles from './month-card.module.css';
import { ConsultationRow } from './consultation-row';

interface MonthCardProps {
  /** "novembro de 2026" */
  readonly month: string;
  readonly consultations: readonly PastConsultation[];
  /** Whether the month is complete: only then is the count shown. */
  readonly isWhole: boolean;
}

export function MonthCard({ month, consultations, isWhole }: MonthCardProps) {
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2>{month.charAt(0).toUpperCase() + month.slice(1)}</h2>
        {isWhole && <span>{copy.consultations(consultations.length)}</span>}
      </div>
      <ul className={styles.rows}>
        {consultations.map((consultation) => (
          <ConsultationRow key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </Card>
  );
}
