import { Hourglass, Landmark, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBalance } from 'shared-domain/money';
import { Disc } from 'shared-ui/disc';
import { SkeletonText } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './earnings-figures.module.css';
import type { EarningsFigures } from './use-earnings';

const words = copy.figures;

/** Received, to come and given back, of the month's consultations. */
export function Figures({
  figures: { received, owed, held, refunded },
}: {
  readonly figures: EarningsFigures;
}) {
  const coming = owed.cents + held.cents;
  return (
    <dl className={styles.figures}>
      <Figure icon={Landmark} label={words.received} note={words.receivedNote(received.count)}>
        {formatBalance(received.cents)}
      </Figure>
      <Figure
        icon={Hourglass}
        label={words.coming}
        note={words.comingNote(owed.count, held.count, coming < 0)}
      >
        {formatBalance(coming)}
      </Figure>
      <Figure warm icon={Undo2} label={words.refunded} note={words.refundedNote(refunded.count)}>
        {formatBalance(refunded.cents)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly icon: LucideIcon;
  readonly warm?: boolean;
  readonly label: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Figure({ icon: Icon, warm = false, label, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
      <dd className={styles.corner} aria-hidden="true">
        <Disc tone={warm ? 'warm' : 'brand'}>
          <Icon />
        </Disc>
      </dd>
    </div>
  );
}

export function FiguresSkeleton() {
  const value = <SkeletonText>R$ 0.000,00</SkeletonText>;
  const note = <SkeletonText>00 sessões</SkeletonText>;
  return (
    <div className={styles.figures}>
      {[words.received, words.coming, words.refunded].map((label) => (
        <div key={label} className={styles.figure}>
          <span>{label}</span>
          <span className={styles.value}>{value}</span>
          <span className={styles.note}>{note}</span>
        </div>
      ))}
    </div>
  );
}
