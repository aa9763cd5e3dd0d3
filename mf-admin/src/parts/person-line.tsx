import { Avatar } from 'shared-ui/avatar';
import styles from './person-line.module.css';

interface PersonLineProps {
  readonly fullName: string;
  /** Who this is, or what they asked for. */
  readonly note: string;
}

/** Names the person whom a dialog is about. */
export function PersonLine({ fullName, note }: PersonLineProps) {
  return (
    <div className={styles.person}>
      <Avatar name={fullName} size="sm" />
      <div>
        <strong>{fullName}</strong>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
