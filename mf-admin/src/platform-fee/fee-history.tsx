import { formatInstant } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import { Change } from './change';
import { copy } from './copy';
import styles from './fee-history.module.css';
import type { Fee } from './use-fee';

export function FeeHistory({ fee: { history, isCut } }: { fee: Fee }) {
  if (history.length === 0) return <EmptyPanel card title={copy.noHistory} text={copy.noHistoryText} />;
  return (
    <Card as="section">
      <h2>{copy.history}</h2>
      {isCut && <p className={styles.latest}>{copy.latest(history.length)}</p>}
      <ul className={styles.history}>
        {history.map(({ id, before, after, changedAt, notes, reason }) => (
          <li key={id}>
            <div className={styles.head}>
              <Change from={before} to={after} />
              <span className={styles.when}>{formatInstant(changedAt)}</span>
            </div>
            {notes && <p className={styles.notes}>{notes}</p>}
            {reason && <p className={styles.reason}>{copy.reason(reason)}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
