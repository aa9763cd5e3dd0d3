import { Avatar } from 'shared-ui/avatar';
import styles from './person-line.module.css';

interface PersonLineProps {
  readonly fullName: string;
  /** The user's role, or what they requested. */
  readonly note: string;
  readonly photo?: string;
}

/** Names the user that a dialog is about. */
export function PersonLine({ fullName, note, photo }: PersonLineProps) {
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={photo} size={photo ? 'lg' : 'sm'} />
      <div>
        <strong>{fullName}</strong>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
