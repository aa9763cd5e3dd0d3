import { RotateCw } from 'lucide-react';
import { NO_CONNECTION } from 'shared-domain/errors';
import { formatInstant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { EmptyPanel } from 'shared-ui/panel';
import { Change } from './change';
import { copy } from './copy';
import styles from './fee-history.module.css';
import type { Fee, FeeChange } from './use-fee';
import { useChanges } from './use-changes';

/** The fee's changes, newest first; older ones load on request, back to the first. */
export function FeeHistory({ fee }: { fee: Fee }) {
  const { changes, hasMore, isReading, isFailed, readMore } = useChanges(fee);
  if (changes.length === 0) return <EmptyPanel card title={copy.noHistory} text={copy.noHistoryText} />;
  return (
    <Card as="section">
      <h2>{copy.history}</h2>
      {hasMore && <p className={styles.latest}>{copy.latest(changes.length)}</p>}
      <ul className={styles.history}>
        {changes.map((change) => (
          <li key={change.id}>
            <Line change={change} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          {isFailed && (
            <Note role="alert" tone="warm" icon={<RotateCw aria-hidden="true" />}>
              {navigator.onLine ? copy.olderFailed : NO_CONNECTION}
            </Note>
          )}
          <Button variant="outline" loading={isReading} onClick={readMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Line({ change: { before, after, changedAt, notes, reason } }: { change: FeeChange }) {
  return (
    <>
      <div className={styles.head}>
        <Change from={before} to={after} />
        <span className={styles.when}>{formatInstant(changedAt)}</span>
      </div>
      {notes && <p className={styles.notes}>{notes}</p>}
      {reason && <p className={styles.reason}>{copy.reason(reason)}</p>}
    </>
  );
}
