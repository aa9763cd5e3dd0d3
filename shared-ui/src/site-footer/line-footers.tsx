import { BadgeCheck, LockKeyhole, ShieldCheck } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { classNames } from '../class-names';
import { copy } from './copy';
import styles from './site-footer.module.css';

/** One line: what the portal is, and where its rules are. */
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

/** Secure payments, data protection, verified registers; then as the minimal one. */
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

/** Privacy policy, terms of use, contact: within reach of every page. */
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
