import { DIRECTORY_SKELETON_CARDS } from 'shared-domain/directory';
import { timesRead } from 'shared-data/next-times';
import { useShowsSamples } from 'shared-data/deployment';
import { useServed } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { isUncounted, NOT_COUNTED } from 'shared-ui/count';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { ProfessionalCardSkeleton } from 'shared-ui/professional-card';
import { copy } from './copy';
import type { DirectoryFilters } from './directory-filters';
import styles from './directory-results.module.css';
import { ListedProfessional } from './listed-professional';
import { hasWish, useDirectory, useDirectoryCount } from './use-directory';

interface DirectoryResultsProps {
  readonly filters: DirectoryFilters;
  /** Whether to fetch results yet. */
  readonly wanted: boolean;
  readonly onClear: () => void;
}

export function DirectoryResults({ filters, wanted, onClear }: DirectoryResultsProps) {
  const found = useDirectory(filters, wanted);
  const isServed = useServed() !== null;
  // Prefetched for the ratings of the cards.
  useShowsSamples();
  return (
    <>
      <FoundCount filters={filters} wanted={wanted} found={found} />
      {!isServed && (
        <noscript>
          <p>{copy.withoutScript}</p>
        </noscript>
      )}
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
        {({ pages, times }) => (
          <>
            <ul className={styles.cards}>
              {pages.flat().map((professional) => (
                <ListedProfessional
                  key={professional.userId}
                  professional={professional}
                  nextTimes={timesRead(times, found.dataUpdatedAt)}
                />
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

interface FoundCountProps {
  readonly filters: DirectoryFilters;
  readonly wanted: boolean;
  readonly found: ReturnType<typeof useDirectory>;
}

/** How many match; with a day or a period, how many have been loaded. */
function FoundCount({ filters, wanted, found }: FoundCountProps) {
  const count = useDirectoryCount(filters, wanted);
  const loaded = found.isPlaceholderData ? undefined : found.data?.pages.flat().length;
  // Otherwise "0" of the previous filters would be announced.
  const counted = count.isPlaceholderData && count.data === 0 ? undefined : count.data;
  const [number, isBusy] = hasWish(filters)
    ? [loaded, found.isPlaceholderData]
    : [counted, count.isPlaceholderData];
  const text = hasWish(filters) && found.hasNextPage ? copy.countSoFar : copy.count;
  return (
    <p className={styles.count} aria-live="polite" aria-busy={isBusy}>
      {!hasWish(filters) && isUncounted(count) ? NOT_COUNTED : number !== undefined && text(number)}
    </p>
  );
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
