import { Button } from 'shared-ui/button';
import styles from '../parts/bar.module.css';
import { copy } from './copy';
import type { ProfileField } from './own-profile';

const words = copy.publish;

interface PublishBarProps {
  readonly changed: readonly ProfileField[];
  readonly disabled: boolean;
  readonly isRunning: boolean;
  readonly onDiscard: () => void;
}

/** What was changed, and what to do with it. Stays in sight. */
export function PublishBar({ changed, disabled, isRunning, onDiscard }: PublishBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">
        <strong>{words.count(changed.length)}</strong>
        <span>
          {' '}
          {words.names(changed)}. {words.note}
        </span>
      </p>
      <div className={styles.buttons}>
        <Button variant="text" onClick={() => !isRunning && onDiscard()}>
          {words.discard}
        </Button>
        <Button type="submit" loading={isRunning} disabled={disabled}>
          {words.publish}
        </Button>
      </div>
    </div>
  );
}
