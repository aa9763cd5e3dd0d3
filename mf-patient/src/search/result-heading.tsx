import { Button } from 'shared-ui/button';
import { isUncounted, NOT_COUNTED } from 'shared-ui/count';
import { copy } from './copy';
import styles from './result-heading.module.css';
import { NO_FILTERS, paramsOf, type SearchFilters } from './search-filters';
import { useMatchCount, useMatches } from './use-professionals';

interface ResultHeadingProps {
  readonly filters: SearchFilters;
  readonly onClear: () => void;
}

/** The number of results, announced to screen readers, and a button to clear the filters. */
export function ResultHeading({ filters, onClear }: ResultHeadingProps) {
  const count = useMatchCount(filters);
  // Otherwise "0" of the previous filters would be announced.
  const isGuess = count.isPlaceholderData && count.data === 0;
  const filtered = paramsOf(filters).toString() !== paramsOf(NO_FILTERS).toString();
  return (
    <div className={styles.heading}>
      {(filters.day ?? filters.period) ? (
        <LoadedCount filters={filters} />
      ) : (
        <p aria-live="polite" aria-busy={count.isFetching}>
          {isUncounted(count) ? NOT_COUNTED : count.data !== undefined && !isGuess && copy.count(count.data)}
        </p>
      )}
      {filtered && (
        <Button variant="text" size="sm" onClick={onClear}>
          {copy.clear}
        </Button>
      )}
    </div>
  );
}

/** With a day or a period only those loaded are counted. */
function LoadedCount({ filters }: { readonly filters: SearchFilters }) {
  const { data, hasNextPage, isPlaceholderData, isFetching } = useMatches(filters);
  const loaded = data?.pages.flat().length;
  const isKnown = loaded !== undefined && !isPlaceholderData;
  return (
    <p aria-live="polite" aria-busy={isFetching}>
      {isKnown && (hasNextPage ? copy.countSoFar(loaded) : copy.count(loaded))}
    </p>
  );
}
