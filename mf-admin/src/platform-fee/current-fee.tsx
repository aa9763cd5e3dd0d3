import { Calculator, Clock3, EyeOff } from 'lucide-react';
import { FEE_EXAMPLE_AMOUNT, feeOn, formatFeePercent } from 'shared-domain/fee';
import { formatBrl } from 'shared-domain/money';
import { formatInstant } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import styles from './fee-page.module.css';
import type { Fee } from './use-fee';

export function CurrentFee({ fee: { percent, updatedAt } }: { fee: Fee }) {
  return (
    <Card as="section" className={styles.current}>
      <h2>{copy.current}</h2>
      <p className={styles.figure}>{formatFeePercent(percent)}</p>
      <dl className={styles.lines}>
        <div>
          <dt>
            <Calculator aria-hidden="true" />
            {copy.onExample(formatBrl(FEE_EXAMPLE_AMOUNT))}
          </dt>
          <dd>{formatBrl(feeOn(FEE_EXAMPLE_AMOUNT, percent))}</dd>
        </div>
        <div>
          <dt>
            <Clock3 aria-hidden="true" />
            {copy.updatedAt}
          </dt>
          <dd>{updatedAt ? formatInstant(updatedAt) : copy.never}</dd>
        </div>
      </dl>
      <Note icon={<EyeOff aria-hidden="true" />} className={styles.audience}>
        {copy.audience}
      </Note>
    </Card>
  );
}
