import { Card } from 'shared-ui/card';
import type { ConsultationRecord } from '../parts/consultation-record';
import { copy } from './copy';
import styles from './month-card.module.css';
import { RecordRow } from './record-row';

interface MonthCardProps {
  /** "novembro de 2026" */
  readonly month: string;
  readonly records: readonly ConsultationRecord[];
  /** Whether these are all of the month: only then they are counted. */
  readonly isWhole: boolean;
}

export function MonthCard({ month, records, isWhole }: MonthCardProps) {
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2>{month.charAt(0).toUpperCase() + month.slice(1)}</h2>
        {isWhole && <span>{copy.consultations(records.length)}</span>}
      </div>
      <ul className={styles.rows}>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
    </Card>
  );
}
