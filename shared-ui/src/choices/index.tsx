import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './choices.module.css';

export interface ChoicesProps {
  /** Five in a row, icon above word; on phones below each other. */
  readonly tiles?: boolean | undefined;
  /** The `Choice`s. */
  readonly children: ReactNode;
}

/** A few choices, all in sight. Stands in a fieldset with its legend. */
export function Choices({ tiles = false, children }: ChoicesProps) {
  return <div className={classNames(styles.choices, tiles && styles.tiles)}>{children}</div>;
}

export interface ChoiceProps {
  /** `radio`: one of its group; `checkbox`: as many as one likes. */
  readonly type: 'radio' | 'checkbox';
  /** The same for all of a group. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly icon?: ReactNode;
  readonly invalid?: boolean | undefined;
  /** Its word. */
  readonly children: ReactNode;
}

/** One choice as a capsule. The browser's own control is inside it: keys, forms and screen readers know it. */
export function Choice({ icon, invalid, children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} className="visually-hidden" aria-invalid={invalid || undefined} />
      {icon}
      {children}
    </label>
  );
}
