import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import styles from './note.module.css';

export interface NoteProps {
  readonly icon: ReactNode;
  /** `warm` asks for attention. Default `tint`. */
  readonly tone?: 'tint' | 'warm' | undefined;
  readonly title?: string | undefined;
  /** `alert` if it reports an error. */
  readonly role?: 'alert' | 'status' | undefined;
  /** A button next to the text, or below it if both do not fit. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A short note inside a form, a card or a dialog. */
export function Note({ icon, tone = 'tint', title, role, action, className, children }: NoteProps) {
  return (
    <div role={role} className={classNames(styles.note, styles[tone], className)}>
      {icon}
      <div className={classNames(Boolean(action) && styles.withAction)}>
        <div>
          {title && <strong className={styles.title}>{unbroken(title)}</strong>}
          {unbroken(children)}
        </div>
        {action}
      </div>
    </div>
  );
}
