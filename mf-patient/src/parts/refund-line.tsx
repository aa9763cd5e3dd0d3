import { Undo2 } from 'lucide-react';
import { useServerClock } from 'shared-data/server-clock';
import { Note } from 'shared-ui/note';
import type { PastConsultation } from './past-consultation';
import { refundSentence } from './refund-copy';
import styles from './refund-line.module.css';

interface RefundLineProps {
  readonly consultation: Pick<PastConsultation, 'refunds'>;
  readonly className?: string | undefined;
}

/** The state of each refund in one sentence. */
export function RefundLine({ consultation: { refunds }, className }: RefundLineProps) {
  const now = useServerClock().now();
  if (refunds.length === 0) return null;
  return (
    <Note className={className} icon={<Undo2 aria-hidden="true" />}>
      {refunds.map((refund, place) => (
        <p key={place} className={styles.line}>
          {refundSentence(refund, now)}
        </p>
      ))}
    </Note>
  );
}
