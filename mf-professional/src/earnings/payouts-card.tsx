import { formatBrl } from 'shared-domain/money';
import { dayOf, formatDayShort } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import styles from './payouts-card.module.css';
import type { Payout } from './use-earnings';

const words = copy.payouts;

/** The last twelve payouts with what became of each. */
export function PayoutsCard({ payouts }: { readonly payouts: readonly Payout[] }) {
  return (
    <Card as="section" aria-labelledby="payouts">
      <h2 id="payouts">{words.title}</h2>
      {payouts.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.payouts}>
          {payouts.map((payout) => (
            <Line key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({
  payout: { amount, weekEnds, state, hold, reason, key, at, isSimulated },
}: {
  readonly payout: Payout;
}) {
  const isStopped = state === 'held' || state === 'left_out' || state === 'returned';
  return (
    <li>
      <b>{formatBrl(amount)}</b>
      <span>{words.week(formatDayShort(weekEnds))}</span>
      {key !== null && state !== 'held' && <span>{words.key(key)}</span>}
      {isSimulated && <span>{words.simulated}</span>}
      <StatusBadge label={words.states[state](at === null ? '' : formatDayShort(dayOf(at)))} />
      {isStopped && (hold !== null || reason !== null) && (
        <span className={styles.reason}>
          {[hold && words.holds[hold], reason && words.reason(reason)].filter(Boolean).join(' ')}
        </span>
      )}
    </li>
  );
}
