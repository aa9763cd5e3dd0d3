import { CheckCheck, CircleHelp, Hand, QrCode } from 'lucide-react';
import { classNames } from 'shared-ui/class-names';
import type { Method } from './charge-state';
import { copy } from './copy';
import styles from './method-line.module.css';

/** How a payment was paid, and whether the bank confirms what an admin marked. */
export function MethodLine({ method }: { readonly method: Method }) {
  const check = copy.checks[method];
  const isByHand = check !== undefined;
  return (
    <>
      <span className={styles.line}>
        {isByHand ? <Hand aria-hidden="true" /> : <QrCode aria-hidden="true" />}
        {copy.methods[method]}
      </span>
      {isByHand && (
        <span className={classNames(styles.line, method === 'marked_proven' && styles.proven)}>
          {method === 'marked' ? <CircleHelp aria-hidden="true" /> : <CheckCheck aria-hidden="true" />}
          {check}
        </span>
      )}
    </>
  );
}
