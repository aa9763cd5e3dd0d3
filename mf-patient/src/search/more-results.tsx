import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { CircleAlert } from 'lucide-react';
import { copy } from './copy';
import styles from './result-list.module.css';
import { useInView } from './use-in-view';

interface MoreResultsProps {
  readonly loading: boolean;
  /** Scrolling loads the next page automatically. */
  readonly byScrolling: boolean;
  /** The last attempt failed: the user has to retry. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/**
 * Loads the next page while scrolling, up to a limit. The button does the same: for keyboard users, after a
 * failure, and beyond the limit.
 */
export function MoreResults({ loading, byScrolling, failed, onMore }: MoreResultsProps) {
  const foot = useInView<HTMLDivElement>(byScrolling && !loading && !failed, onMore);
  return (
    <div ref={foot} className={styles.more}>
      {failed && (
        <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />}>
          {copy.moreFailed}
        </Note>
      )}
      <Button variant="outline" loading={loading} onClick={onMore}>
        {copy.more}
      </Button>
    </div>
  );
}
