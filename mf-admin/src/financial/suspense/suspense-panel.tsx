import { Button } from 'shared-ui/button';
import { CardList, CardListSkeleton } from '../../parts/card-list';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import { StrayCard } from './stray-card';
import styles from './suspense.module.css';
import { useSuspense } from './use-suspense';

/** Money that an admin has to identify. */
export function SuspensePanel() {
  const suspense = useSuspense();
  return (
    <section aria-labelledby="a-identificar" className={styles.section}>
      <h2 id="a-identificar">{copy.title}</h2>
      <p className={styles.lead}>{copy.text}</p>
      <RemoteView
        query={suspense}
        card
        level={3}
        skeleton={<CardListSkeleton cards={2} />}
        failureText={copy.failedText}
        empty={<EmptyPanel card level={3} title={copy.none} text={copy.noneText} />}
      >
        {(strays) => (
          <>
            <CardList label={copy.title} entries={strays}>
              {(stray) => <StrayCard stray={stray} />}
            </CardList>
            {suspense.hasNextPage && (
              <Button
                variant="outline"
                loading={suspense.isFetchingNextPage}
                onClick={() => void suspense.fetchNextPage()}
              >
                {copy.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
}
