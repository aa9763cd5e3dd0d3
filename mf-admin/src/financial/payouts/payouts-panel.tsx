import { useEffect } from 'react';
import { isUuid } from 'shared-domain/uuid';
import { useSearchParams } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { BatchCard } from './batch-card';
import { BatchHistory } from './batch-history';
import { copy } from './copy';
import { DueCard } from './due-card';
import { LineList } from './line-list';
import styles from './payouts.module.css';
import { useBatches, usePayoutsDue, type Batches, type Due } from './use-payouts';
import { BATCH, PAYOUTS_PATH } from './address';

/** The batch of the week, or the one in the address, and those before. */
export function PayoutsPanel() {
  // Not below: it would be read only after the other.
  const batches = useBatches();
  return (
    <RemoteView
      query={usePayoutsDue()}
      card
      skeleton={<SkeletonCard lines={6} foot />}
      failureText={copy.failedText}
    >
      {(due) => <Payouts due={due} batches={batches} />}
    </RemoteView>
  );
}

interface PayoutsProps {
  readonly due: Due;
  readonly batches: Batches;
}

function Payouts({ due, batches }: PayoutsProps) {
  const [params] = useSearchParams();
  const asked = params.get(BATCH);
  const chosen = asked !== null && isUuid(asked) ? asked : due.batchId;
  return (
    <>
      {chosen === null ? (
        <DueCard due={due} />
      ) : (
        <ChosenBatch batches={batches} id={chosen} isCurrent={chosen === due.batchId} />
      )}
      <BatchHistory batches={batches} without={chosen} />
    </>
  );
}

interface ChosenBatchProps {
  readonly batches: Batches;
  readonly id: string;
  readonly isCurrent: boolean;
}

function ChosenBatch({ batches, id, isCurrent }: ChosenBatchProps) {
  const batch = batches.data?.find((one) => one.id === id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = batches;
  const isOlder = batch === undefined && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isOlder) void fetchNextPage();
  }, [isOlder, fetchNextPage]);
  const isSought = batch === undefined && (isOlder || isFetching);
  return (
    <RemoteView
      query={{ ...batches, data: isSought ? undefined : batches.data }}
      card
      skeleton={<SkeletonCard lines={6} foot />}
      failureText={copy.failedText}
      empty={<NotFound />}
      isEmpty={() => batch === undefined}
      className={styles.chosen}
    >
      {() =>
        batch && (
          <>
            <BatchCard batch={batch} isCurrent={isCurrent} />
            <LineList batch={batch} />
          </>
        )
      }
    </RemoteView>
  );
}

const NotFound = () => (
  <EmptyPanel
    card
    title={copy.history.notFound}
    action={
      <ButtonLink to={PAYOUTS_PATH} variant="outline">
        {copy.history.toCurrent}
      </ButtonLink>
    }
  />
);
