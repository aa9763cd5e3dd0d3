import { useEffect, useRef } from 'react';
import { formatFeePercent, type FeePercent } from 'shared-domain/fee';
import { formatInstant } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './fee-form.module.css';
import type { Fee } from './use-fee';

interface FeeConflictProps {
  readonly seen: FeePercent;
  readonly fee: Fee;
  readonly typed: FeePercent | null;
}

/** Another admin changed the fee: shows the seen, the current and the typed value. Takes the focus. */
export function FeeConflict({ seen, fee, typed }: FeeConflictProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [seen, fee.percent]);
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={copy.conflictTitle} className={styles.conflict}>
      <div role="alert" className={styles.yellow}>
        <strong>{copy.conflictTitle}</strong>
        {fee.updatedAt && copy.conflictText(formatInstant(fee.updatedAt))}
      </div>
      <dl className={styles.trio}>
        <div>
          <dt>{copy.seen}</dt>
          <dd>{formatFeePercent(seen)}</dd>
        </div>
        <div>
          <dt>{copy.validNow}</dt>
          <dd className={styles.valid}>{formatFeePercent(fee.percent)}</dd>
        </div>
        <div>
          <dt>{copy.typed}</dt>
          <dd>{typed === null ? '–' : formatFeePercent(typed)}</dd>
        </div>
      </dl>
    </div>
  );
}
