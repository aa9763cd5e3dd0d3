import { CircleAlert } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import styles from './conflict-note.module.css';
import { copy } from './copy';

const words = copy.conflict;

interface ConflictNoteProps {
  readonly onOther: () => void;
  readonly onKeep: () => void;
}

/** Another version was published since the draft was begun. */
export function ConflictNote({ onOther, onKeep }: ConflictNoteProps) {
  return (
    <Note
      tone="warm"
      role="alert"
      className={styles.note}
      icon={<CircleAlert aria-hidden="true" />}
      title={words.title}
      action={
        <span className={styles.buttons}>
          <Button variant="outline" size="sm" onClick={onOther}>
            {words.other}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {words.keep}
          </Button>
        </span>
      }
    >
      {words.text}
    </Note>
  );
}
