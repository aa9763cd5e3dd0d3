import type { ReactNode } from 'react';
import { profileCopy } from '../parts/profile-copy';
import styles from './form.module.css';

interface SaveFootProps {
  readonly isUnsaved: boolean;
  /** The button that saves. */
  readonly children: ReactNode;
}

/** The foot of a form: whether something in it is not saved yet, and the button that saves it. */
export function SaveFoot({ isUnsaved, children }: SaveFootProps) {
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.unsaved}>
        {isUnsaved && profileCopy.unsaved}
      </p>
      {children}
    </div>
  );
}
