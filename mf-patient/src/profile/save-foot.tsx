import type { ReactNode } from 'react';
import { profileCopy } from '../parts/profile-copy';
import styles from './form.module.css';

interface SaveFootProps {
  readonly isUnsaved: boolean;
  /** The save button. */
  readonly children: ReactNode;
}

/** Form footer: unsaved-changes hint and save button. */
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
