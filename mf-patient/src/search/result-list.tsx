import { useShowsSamples } from 'shared-data/deployment';
import { timesRead, useNextTimes, type TimesRead } from 'shared-data/next-times';
import { describeError, toAppError } from 'shared-domain/errors';
import type { Professional } from 'shared-domain/professional';
import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { ProfessionalCardSkeleton } from 'shared-ui/professional-card';
import { RemoteView } from 'shared-ui/remote-view';
import { copy } from './copy';
import { MoreResults } from './more-results';
import { ResultCard } from './result-card';
import styles from './result-list.module.css';
import type { SearchFilters } from './search-filters';
import { useMatches, type Matches } from './use-professionals';

/** With more, the footer would be out of reach. */
const PAGES_BY_SCROLLING = 3;

interface ResultListProps {
  readonly filters: SearchFilters;
  readonly onClear: () => void;
}

export function ResultList({ filters, onClear }: ResultListProps) {
  const results = useMatches(filters);
  // Prefetched for the ratings of the cards.
  useShowsSamples();
  return (
    <RemoteView<Matches>
      query={results}
      skeleton={<ResultSkeleton />}
      failureTitle={describeError(toAppError(results.error), 'search').title}
      failureToast
      failureText={copy.failedText}
      isEmpty={(found) => found.pages.every((page) => page.length === 0)}
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
      {(found) => (
        <>
          <ul className={styles.results}>
            {found.pages.map((page) => (
              <ResultPage
                key={page[0]?.userId}
                professionals={page}
                wished={found.times ? timesRead(found.times, results.dataUpdatedAt) : null}
              />
            ))}
          </ul>
          {results.hasNextPage && (
            <MoreResults
              loading={results.isFetchingNextPage}
              byScrolling={found.pages.length < PAGES_BY_SCROLLING}
              failed={results.isFetchNextPageError}
              onMore={() => void results.fetchNextPage()}
            />
          )}
        </>
      )}
    </RemoteView>
  );
}

interface ResultPageProps {
  readonly professionals: readonly Professional[];
  /** Times that came with the search. */
  readonly wished: TimesRead | null;
}

function ResultPage({ professionals, wished }: ResultPageProps) {
  const nextTimes = useNextTimes(wished ? [] : professionals.map(({ userId }) => userId));
  return professionals.map((professional) => (
    <li key={professional.userId}>
      <ResultCard professional={professional} nextTimes={wished ?? nextTimes} />
    </li>
  ));
}

function ResultSkeleton() {
  return (
    <div className={styles.results}>
      {Array.from({ length: 6 }, (_, i) => (
        <ProfessionalCardSkeleton key={i} />
      ))}
    </div>
  );
}
