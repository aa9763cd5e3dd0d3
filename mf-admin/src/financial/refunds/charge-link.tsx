import { Link } from 'shared-portal/router';
import { useOpenCharge } from '../address';
import { copy } from './copy';
import styles from './refunds.module.css';
import type { Subject } from './use-refunds';

/** The people of a refund, with a link to its charge. */
export function ChargeLink({ subject }: { readonly subject: Subject }) {
  const { paymentId, patientName, professionalName } = subject;
  const { linkTo } = useOpenCharge();
  const name = patientName ?? copy.stray;
  const { to, state } = linkTo(paymentId ?? '');
  return (
    <div>
      {paymentId ? (
        <Link to={to} state={state} className={styles.name}>
          {name}
        </Link>
      ) : (
        <strong className={styles.name}>{name}</strong>
      )}
      {professionalName && <span className={styles.sub}>{copy.with(professionalName)}</span>}
    </div>
  );
}
