import { Undo2 } from 'lucide-react';
import { useServerClock } from 'shared-data/server-clock';
import { Note } from 'shared-ui/note';
import type { PastConsultation } from '../parts/past-consultation';
import { refundSentence } from '../parts/refund-copy';
import styles from './actions.module.css';

/** The state of each refund in one sentence. */
export function RefundLine({ consultation: { refunds } }: { consultation: PastConsultation }) {
  const now = useServerClock().now();
  if (refunds.length === 0) return null;
  return (
    <Note className={styles.money} icon={<Undo2 aria-hidden="true" />}>
      {refunds.map((refund, place) => (
        <p key={place} className={styles.line}>
          {refundSentence(refund, now)}
        </p>
      ))}
    </Note>
  );
}
