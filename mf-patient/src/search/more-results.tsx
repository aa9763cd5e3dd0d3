import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { CircleAlert } from 'lucide-react';
import { copy } from './copy';
import styles from './result-list.module.css';
import { useInSight } from './use-in-sight';

interface MoreResultsProps {
  readonly loading: boolean;
  /** The last attempt failed: the next one is the person's to make. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** Loads what follows as one scrolls near it. The button does the same, for the keyboard and after a failure. */
export function MoreResults({ loading, failed, onMore }: MoreResultsProps) {
  const foot = useInSight<HTMLDivElement>(!loading && !failed, onMore);
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
