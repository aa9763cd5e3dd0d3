import { Button } from 'shared-ui/button';
import { copy } from './copy';
import { changesOf, faultyWeekdays, type HoursDraft } from './hours';
import styles from '../parts/bar.module.css';

const words = copy.save;

interface SaveBarProps {
  readonly saved: HoursDraft;
  readonly draft: HoursDraft;
  readonly isRunning: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** What was changed, and what to do with it. Stays in sight. */
export function SaveBar({ saved, draft, isRunning, onDiscard, onSave }: SaveBarProps) {
  const faulty = faultyWeekdays(draft);
  const isFaulty = faulty.length > 0;
  return (
    <div className={styles.bar}>
      <p role="status">
        <strong>{isFaulty ? words.faulty(faulty) : words.changed(changesOf(saved, draft))}</strong>
        {!isFaulty && <span> {words.note}</span>}
      </p>
      <div className={styles.buttons}>
        <Button variant="text" onClick={() => !isRunning && onDiscard()}>
          {words.discard}
        </Button>
        <Button loading={isRunning} disabled={isFaulty} onClick={onSave}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
