import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { copy } from './copy';
import styles from './emergency-note.module.css';

/** The chat is not answered at once: lists emergency numbers. */
export function EmergencyNote() {
  const [first, second, third] = EMERGENCY_LINES;
  return (
    <p className={styles.note}>
      {copy.emergency} <a href={telephoneLink(first)}>{first.number}</a> ({first.name}),{' '}
      <a href={telephoneLink(second)}>{second.number}</a> ou <a href={telephoneLink(third)}>{third.number}</a>
      .
    </p>
  );
}
