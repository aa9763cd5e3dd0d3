import { formatBrl } from 'shared-domain/money';
import { formatDayShort, type IsoDay } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { StatusBadge } from 'shared-ui/status-badge';
import { Steps } from 'shared-ui/steps';
import { copy } from './copy';
import { PayoutKey } from './key/payout-key';
import type { usePayoutKey } from './key/use-payout-key';
import styles from './next-payout-card.module.css';
import type { NextPayout } from './use-earnings';

const words = copy.payout;

interface NextPayoutCardProps {
  readonly payout: NextPayout;
  readonly today: IsoDay;
  readonly payoutKey: ReturnType<typeof usePayoutKey>;
}

/** What the next batch would hold, when it comes, and where it goes. */
export function NextPayoutCard({ payout, today, payoutKey }: NextPayoutCardProps) {
  const { weekEnds, paysOn, amount, debt, consultations, hold } = payout;
  return (
    <Card as="section" aria-labelledby="next-payout" className={styles.card}>
      <div className={styles.head}>
        <h2 id="next-payout">{words.title}</h2>
        {hold === 'suspended' && <StatusBadge label={words.held} />}
      </div>
      <p className={styles.amount}>{formatBrl(amount)}</p>
      <p className={styles.text}>
        {debt > 0
          ? words.debt(formatBrl(debt))
          : consultations > 0
            ? words.sessions(consultations)
            : words.none}
      </p>
      <Steps
        steps={[
          { title: words.closes(formatDayShort(weekEnds)), text: words.closesText },
          { title: words.sent(formatDayShort(paysOn)), text: words.sentText },
          { title: words.arrives, text: words.arrivesText },
        ]}
        now={today <= weekEnds ? 0 : 1}
      />
      <PayoutKey query={payoutKey} />
    </Card>
  );
}
