import { PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import type { PrivacyRequest } from './use-privacy-requests';
import styles from './your-data.module.css';

/** What was asked, how it stands, and what the team answered. */
export function RequestList({ requests }: { requests: readonly PrivacyRequest[] }) {
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
          </li>
        ))}
      </ul>
    </section>
  );
}
