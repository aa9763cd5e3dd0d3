import { MoveRight } from 'lucide-react';
import { useId } from 'react';
import { FEE_EXAMPLE_AMOUNT, feeOn, type FeePercent } from 'shared-domain/fee';
import { formatBrl } from 'shared-domain/money';
import { copy } from './copy';
import styles from './fee-form.module.css';

interface FeePreviewProps {
  readonly current: FeePercent;
  /** Null while the input is invalid or changes nothing. */
  readonly next: FeePercent | null;
}

const example = (percent: FeePercent) => formatBrl(feeOn(FEE_EXAMPLE_AMOUNT, percent));

/** The platform's share of R$ 60,00, now and with the typed fee. */
export function FeePreview({ current, next }: FeePreviewProps) {
  const id = useId();
  return (
    <div>
      <span id={id} className={styles.label}>
        {copy.preview(formatBrl(FEE_EXAMPLE_AMOUNT))}
      </span>
      <output className={styles.preview} aria-labelledby={id}>
        <span className={styles.now}>{example(current)}</span>
        {next !== null && (
          <>
            <MoveRight aria-label={copy.becomes} role="img" />
            <b className={styles.next}>{example(next)}</b>
          </>
        )}
      </output>
    </div>
  );
}
