import { formatBrl, type Cents } from 'shared-domain/money';
import { Met } from '../illustrations';
import { Panel } from '../panel';
import { copy } from './copy';
import styles from './pix-dialog.module.css';

/** Shown for a moment before the dialog closes by itself. */
export function PaidCharge({ amount }: { readonly amount: Cents }) {
  return (
    <Panel
      role="status"
      level={3}
      className={styles.end}
      illustration={<Met />}
      title={copy.paidTitle}
      text={formatBrl(amount)}
    />
  );
}
