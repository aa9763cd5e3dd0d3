import { BadgeCheck, Check, CircleAlert, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react';
import { classNames } from 'shared-ui/class-names';
import styles from './accounts-card.module.css';
import { copy } from './copy';
import { PasswordLine } from './password-line';
import type { TestAccount, TestRole } from './test-accounts';

const ICONS: Record<TestRole, LucideIcon> = {
  admin: ShieldCheck,
  professional: BadgeCheck,
  patient: UserRound,
};

/** One account: role, address, and password once created. */
export function AccountRow({ account }: { readonly account: TestAccount }) {
  const { role, email, state } = account;
  const [name, host] = email.split('@');
  const Icon = state === 'done' ? Check : state === 'failed' ? CircleAlert : ICONS[role];
  return (
    <li>
      <span className={classNames(styles.disc, styles[state])}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.facts}>
        <div className={styles.line}>
          <h3>{copy.roles[role]}</h3>
          <span className={classNames(styles.state, styles[state])}>{copy.states[state]}</span>
        </div>
        <p className={styles.email}>
          {name}@<wbr />
          {host}
        </p>
        {account.state === 'done' && <PasswordLine role={copy.roles[role]} password={account.password} />}
        {account.state === 'failed' && (
          <p className={styles.reason}>
            {account.reason} {copy.others}
          </p>
        )}
      </div>
    </li>
  );
}
