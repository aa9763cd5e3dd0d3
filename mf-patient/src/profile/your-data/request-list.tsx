import { isWaiting, PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import { useWithdraw, type PrivacyRequest } from './use-privacy-requests';
import styles from './your-data.module.css';

interface RequestListProps {
  readonly requests: readonly PrivacyRequest[];
  /** Called after a withdrawal: its button disappears. */
  readonly onWithdrawn: () => void;
}

/** The requests with status and the team's answer; open ones can be withdrawn. */
export function RequestList({ requests, onWithdrawn }: RequestListProps) {
  return (
    <section>
      <h3 className={styles.points}>{copy.requests}</h3>
      <ul>
        {requests.map(({ id, kind, status, answer, sentAt }) => (
          <li key={id} className={styles.request}>
            <div className={styles.line}>
              <span>
                <b>{copy.kinds[kind]}</b>
                <small>{copy.sentOn(formatDayNumeric(dayOf(sentAt)))}</small>
              </span>
              <StatusBadge label={PRIVACY_REQUEST_LABELS[status]} />
            </div>
            {answer && <p className={styles.answer}>{answer}</p>}
            {isWaiting(status) && <WithdrawButton id={id} kind={kind} onWithdrawn={onWithdrawn} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WithdrawButtonProps {
  readonly id: string;
  readonly kind: PrivacyRequest['kind'];
  readonly onWithdrawn: () => void;
}

/** Withdraws this request; independent of the others. */
function WithdrawButton({ id, kind, onWithdrawn }: WithdrawButtonProps) {
  const withdrawal = useWithdraw(onWithdrawn);
  return (
    <Button
      variant="text"
      aria-label={copy.withdrawOf(copy.kinds[kind])}
      loading={withdrawal.isRunning}
      onClick={() => withdrawal.run(id)}
    >
      {copy.withdraw}
    </Button>
  );
}
