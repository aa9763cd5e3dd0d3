import { useDeployment } from 'shared-data/deployment';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { useIsSuspended } from '../parts/use-is-suspended';
import { copy } from './copy';
import { Figures, FiguresSkeleton } from './earnings-figures';
import { usePayoutKey } from './key/use-payout-key';
import styles from './earnings-page.module.css';
import { EarningsList } from './list/earnings-list';
import { EarningsTableSkeleton } from './list/earnings-table';
import { MonthSwitch } from './month-switch';
import { NextPayoutCard } from './next-payout-card';
import { NothingIn } from './nothing-in';
import { Notices } from './notices';
import { PayoutsCard } from './payouts-card';
import { ReceitaCard } from './receita/receita-card';
import { StatementButton } from './statement/statement-button';
import { useEarnings } from './use-earnings';
import { useMonth } from './use-month';
import { WeeksCard } from './weeks-card';

/** What the professional received and receives, by month. */
export function EarningsPage() {
  const isSuspended = useIsSuspended();
  const { month, current, today, place, open } = useMonth();
  const earnings = useEarnings(month);
  // Read here, so that they do not wait for the figures.
  const payoutKey = usePayoutKey();
  const { data: deployment } = useDeployment();
  return (
    <PageLayout
      title={copy.title}
      subtitle={place !== null && copy.zone(place)}
      back={isSuspended ? { to: '/professional/pending', label: copy.back } : undefined}
      action={
        <div className={styles.actions}>
          <MonthSwitch month={month} onOpen={open} />
          <StatementButton month={earnings.isPlaceholderData ? undefined : earnings.data} />
        </div>
      }
    >
      <RemoteView
        query={earnings}
        card
        skeleton={<Skeletons />}
        failureTitle={copy.failedTitle}
        failureText={copy.failedText}
      >
        {(shown) => (
          <div className={styles.page}>
            <Notices month={shown} isSimulated={deployment?.simulatesPix === true} />
            <Figures figures={shown} />
            <div className={styles.columns}>
              {shown.earnings.length > 0 ? (
                <div className={styles.column}>
                  <WeeksCard figures={shown} />
                  {shown.issuesReceita && <ReceitaCard earnings={shown.earnings} />}
                </div>
              ) : (
                <NothingIn
                  month={shown}
                  today={today}
                  onOpen={month === current ? null : () => open(current)}
                />
              )}
              <NextPayoutCard payout={shown.nextPayout} today={today} payoutKey={payoutKey} />
            </div>
            {shown.earnings.length > 0 && <EarningsList month={shown} today={today} />}
            <PayoutsCard payouts={shown.payouts} />
          </div>
        )}
      </RemoteView>
    </PageLayout>
  );
}

function Skeletons() {
  return (
    <div className={styles.page}>
      <FiguresSkeleton />
      <div className={styles.columns}>
        <SkeletonCard lines={6} />
        <SkeletonCard lines={6} />
      </div>
      <EarningsTableSkeleton />
    </div>
  );
}
