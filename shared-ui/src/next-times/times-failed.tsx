import { Button } from '../button';
import { copy } from './copy';
import styles from './next-times.module.css';

interface TimesFailedProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The times alone could not be read; the card remains. */
export function TimesFailed({ retrying, onRetry }: TimesFailedProps) {
  return (
    <div className={styles.foot}>
      <p>{copy.failed}</p>
      <Button variant="text" size="sm" loading={retrying} onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}
