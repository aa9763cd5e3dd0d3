import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './choices.module.css';

export interface ChoicesProps {
  /** Five in a row, icon above text; stacked on phones. */
  readonly tiles?: boolean | undefined;
  /** The `Choice`s. */
  readonly children: ReactNode;
}

/** A visible group of options. Use it in a fieldset with a legend. */
export function Choices({ tiles = false, children }: ChoicesProps) {
  return <div className={classNames(styles.choices, tiles && styles.tiles)}>{children}</div>;
}

export interface ChoiceProps {
  /** `radio`: one of a group; `checkbox`: any number. */
  readonly type: 'radio' | 'checkbox';
  /** The same for all of a group. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly icon?: ReactNode;
  readonly invalid?: boolean | undefined;
  /** Label. */
  readonly children: ReactNode;
}

/** An option styled as a capsule around a native control, so that keyboard, forms and screen readers work. */
export function Choice({ icon, invalid, children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} className="visually-hidden" aria-invalid={invalid || undefined} />
      {icon}
      {children}
    </label>
  );
}
