import { BadgeCheck, LockKeyhole, ShieldCheck } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { classNames } from '../class-names';
import { copy } from './copy';
import styles from './site-footer.module.css';

/** One line: name and legal links. */
export function MinimalFooter() {
  return (
    <footer className={styles.line}>
      <div className={classNames('wrap', styles.row)}>
        <span>{copy.notice}</span>
        <Rules />
      </div>
    </footer>
  );
}

/** Secure payments, data protection, verified professionals; then the minimal footer. */
export function DefaultFooter() {
  const { payments, privacy, registers } = copy.claims;
  return (
    <footer className={styles.line}>
      <div className={classNames('wrap', styles.row)}>
        <ul className={styles.list}>
          <li>
            <LockKeyhole aria-hidden="true" />
            {payments}
          </li>
          <li>
            <ShieldCheck aria-hidden="true" />
            {privacy}
          </li>
          <li>
            <BadgeCheck aria-hidden="true" />
            {registers}
          </li>
        </ul>
        <Rules />
        <span>{copy.notice}</span>
      </div>
    </footer>
  );
}

/** Privacy policy, terms of use, contact: available on every page. */
function Rules() {
  return (
    <ul className={styles.list}>
      {copy.links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
