import { UserRoundCheck } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { bearerText } from '../charge/event-copy';
import { DecisionButtons } from '../charge/waiting-decisions';
import { shortInstant } from '../../parts/charge/when';
import { ChargeLink } from './charge-link';
import { copy } from './copy';
import { RefundTable, RefundTableSkeleton } from './refund-table';
import styles from './refunds.module.css';
import { useOpenRefunds, useWaitingDecisions, type ListedDecision } from './use-refunds';

/** Refunds that wait for another admin, and those on their way. */
export function RefundsPanel() {
  const decisions = useWaitingDecisions();
  const refunds = useOpenRefunds();
  return (
    <>
      <section aria-labelledby="esperam" className={styles.section}>
        <h2 id="esperam">{copy.waiting}</h2>
        <RemoteView
          query={decisions}
          card
          level={3}
          skeleton={<SkeletonCard lines={2} foot />}
          failureText={copy.waitingFailed}
          empty={<p className={styles.none}>{copy.noneWaiting}</p>}
        >
          {(list) => (
            <>
              <ul className={styles.list}>
                {list.map((decision) => (
                  <li key={decision.id}>
                    <Decision decision={decision} />
                  </li>
                ))}
              </ul>
              <More query={decisions} text={copy.moreDecisions} />
            </>
          )}
        </RemoteView>
      </section>
      <section aria-labelledby="a-caminho" className={styles.section}>
        <h2 id="a-caminho">{copy.open}</h2>
        <RemoteView
          query={refunds}
          card
          level={3}
          skeleton={<RefundTableSkeleton />}
          failureText={copy.openFailed}
          empty={<EmptyPanel card level={3} title={copy.noneOpen} text={copy.noneOpenText} />}
        >
          {(list) => (
            <>
              <RefundTable refunds={list} />
              <More query={refunds} text={copy.more} />
            </>
          )}
        </RemoteView>
      </section>
    </>
  );
}

interface MoreProps {
  readonly query: Pick<ReturnType<typeof useOpenRefunds>, 'hasNextPage' | 'isFetchingNextPage'> & {
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly text: string;
}

function More({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, text }: MoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {text}
    </Button>
  );
}

function Decision({ decision }: { readonly decision: ListedDecision }) {
  const { amount, reason, borneBy, isOwn, decidedBy, createdAt } = decision;
  const when = shortInstant(createdAt, new Date());
  return (
    <Card>
      <div className={styles.head}>
        <ChargeLink subject={decision} />
        <strong className={styles.amount}>{formatBrl(amount)}</strong>
      </div>
      <p className={styles.reason}>
        {bearerText(borneBy)}. {reason}
      </p>
      <Note icon={<UserRoundCheck aria-hidden="true" />}>
        {isOwn ? copy.own(when) : copy.by(decidedBy ?? copy.erased, when)}
      </Note>
      <DecisionButtons decision={decision} />
    </Card>
  );
}
