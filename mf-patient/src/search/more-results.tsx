import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { CircleAlert } from 'lucide-react';
import { copy } from './copy';
import styles from './result-list.module.css';
import { useInSight } from './use-in-sight';

interface MoreResultsProps {
  readonly loading: boolean;
  /** Scrolling alone loads what follows. */
  readonly byScrolling: boolean;
  /** The last attempt failed: the next one is the person's to make. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** Loads what follows as one scrolls near it, for a while. The button does the same: for the keyboard, after a failure, further down. */
export function MoreResults({ loading, byScrolling, failed, onMore }: MoreResultsProps) {
  const foot = useInSight<HTMLDivElement>(byScrolling && !loading && !failed, onMore);
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
