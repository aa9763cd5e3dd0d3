import { formatBrl, type Cents } from 'shared-domain/money';
import { SuccessIllustration } from '../illustrations';
import { Panel } from '../panel';
import { copy } from './copy';
import styles from './pix-dialog.module.css';

/** Shown briefly before the dialog closes. */
export function PaidCharge({ amount }: { readonly amount: Cents }) {
  return (
    <Panel
      role="status"
      level={3}
      className={styles.end}
      illustration={<SuccessIllustration />}
      title={copy.paidTitle}
      text={formatBrl(amount)}
    />
  );
}
