import { callCopy } from './copy';
import styles from './safety-number.module.css';

const words = callCopy;

/** Digits that both sides read alike if no one is between them. */
export function SafetyNumber({ digits }: { readonly digits: string | null }) {
  const groups = digits?.match(/\d{1,5}/g) ?? [];
  return (
    <>
      <p>{words.safetyText}</p>
      {digits === null ? <p>{words.safetyNone}</p> : <p className={styles.digits}>{groups.join(' ')}</p>}
    </>
  );
}
