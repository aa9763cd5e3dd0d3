import { RotateCw } from 'lucide-react';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { AccountRow } from './account-row';
import styles from './accounts-card.module.css';
import { copy } from './copy';
import type { TestAccount, TestRole } from './test-accounts';
import { useTestAccounts, type TestAccounts } from './use-test-accounts';

/** One account per role with its status, and the create button. */
export function AccountsCard({ roles }: { readonly roles: readonly TestRole[] }) {
  const made = useTestAccounts(roles);
  const { accounts, isRunning } = made;
  const done = accounts.filter(({ state }) => state === 'done').length;
  const { title, text } = headingOf(accounts, isRunning);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <span className={styles.count} aria-live="polite">
          {copy.count(done, accounts.length)}
        </span>
      </div>
      <progress className={styles.progress} value={done} max={accounts.length} aria-label={copy.progress} />
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <AccountRow key={account.role} account={account} />
        ))}
      </ul>
      <Action {...made} />
    </Card>
  );
}

function headingOf(accounts: readonly TestAccount[], isRunning: boolean) {
  const count = (state: TestAccount['state']) => accounts.filter((account) => account.state === state).length;
  if (isRunning) return copy.headings.running;
  if (count('failed') > 0) return copy.headings.partly(count('failed'));
  return count('done') > 0 ? copy.headings.ready : copy.headings.before(accounts.length);
}

function Action({ accounts, isRunning, run }: TestAccounts) {
  if (!isRunning && accounts.every(({ state }) => state === 'done')) {
    return (
      <ButtonLink variant="primary" block to="/auth?mode=login">
        {copy.enter}
      </ButtonLink>
    );
  }
  if (!isRunning && accounts.some(({ state }) => state === 'failed')) {
    return (
      <Button variant="outline" block icon={<RotateCw aria-hidden="true" />} onClick={() => run()}>
        {copy.retry}
      </Button>
    );
  }
  return (
    <Button variant="primary" block loading={isRunning} onClick={() => run()}>
      {isRunning ? copy.creating : copy.create}
    </Button>
  );
}
