import { MoveRight } from 'lucide-react';
import { formatFeePercent, type FeePercent } from 'shared-domain/fee';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import styles from './fee-page.module.css';

interface ChangeProps {
  /** Null: there was none before. */
  readonly from: FeePercent | null;
  readonly to: FeePercent;
  readonly className?: string | undefined;
}

/** "0.450% → 0.500%" */
export function Change({ from, to, className }: ChangeProps) {
  return (
    <p className={classNames(styles.change, className)}>
      {from !== null && (
        <>
          <span className={styles.before}>{formatFeePercent(from)}</span>
          <MoveRight aria-label={copy.becomes} role="img" />
        </>
      )}
      <span>{formatFeePercent(to)}</span>
    </p>
  );
}
