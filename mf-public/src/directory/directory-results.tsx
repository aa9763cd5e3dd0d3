import { DIRECTORY_SKELETON_CARDS } from 'shared-domain/directory';
import { useNextTimes } from 'shared-data/next-times';
import type { Professional } from 'shared-domain/professional';
import { useShowsSamples } from 'shared-data/deployment';
import { Button } from 'shared-ui/button';
import { isUncounted, NOT_COUNTED } from 'shared-ui/count';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { ProfessionalCardSkeleton } from 'shared-ui/professional-card';
import { copy } from './copy';
import type { DirectoryFilters } from './directory-filters';
import styles from './directory-results.module.css';
import { ListedProfessional } from './listed-professional';
import { useDirectory, useDirectoryCount } from './use-directory';

interface DirectoryResultsProps {
  readonly filters: DirectoryFilters;
  /** Whether to fetch results yet. */
  readonly wanted: boolean;
  readonly onClear: () => void;
}

export function DirectoryResults({ filters, wanted, onClear }: DirectoryResultsProps) {
  const found = useDirectory(filters, wanted);
  const count = useDirectoryCount(filters, wanted);
  // Prefetched for the ratings of the cards.
  useShowsSamples();
  // Otherwise "0" of the previous filters would be announced.
  const isGuess = count.isPlaceholderData && count.data === 0;
  return (
    <>
      <p className={styles.count} aria-live="polite" aria-busy={count.isPlaceholderData}>
        {isUncounted(count) ? NOT_COUNTED : count.data !== undefined && !isGuess && copy.count(count.data)}
      </p>
      <noscript>
        <p>{copy.withoutScript}</p>
      </noscript>
      <RemoteView
        query={found}
        skeleton={<Skeletons />}
        failureText={copy.failedText}
        failureToast
        card
        isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
        empty={
          <EmptyPanel
            card
            title={copy.emptyTitle}
            text={copy.emptyText}
            action={
              <Button variant="outline" onClick={onClear}>
                {copy.clear}
              </Button>
            }
          />
        }
      >
        {({ pages }) => (
          <>
            <ul className={styles.cards}>
              {pages.map((page) => (
                <ListedPage key={page[0]?.userId} professionals={page} />
              ))}
            </ul>
            {found.hasNextPage && (
              <div className={styles.more}>
                <Button
                  variant="outline"
                  loading={found.isFetchingNextPage}
                  onClick={() => void found.fetchNextPage()}
                >
                  {copy.more}
                </Button>
              </div>
            )}
          </>
        )}
      </RemoteView>
    </>
  );
}

function ListedPage({ professionals }: { readonly professionals: readonly Professional[] }) {
  const nextTimes = useNextTimes(professionals.map(({ userId }) => userId));
  return professionals.map((professional) => (
    <ListedProfessional key={professional.userId} professional={professional} nextTimes={nextTimes} />
  ));
}

function Skeletons() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: DIRECTORY_SKELETON_CARDS }, (_, index) => (
        <ProfessionalCardSkeleton key={index} />
      ))}
    </div>
  );
}
