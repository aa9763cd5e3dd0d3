import type { ReactNode } from 'react';
import { OptionalMark } from 'shared-ui/field';
import styles from './question.module.css';

interface QuestionProps {
  /** Accessible name. */
  readonly name: string;
  /** Visible label above the answers. Default: the name. */
  readonly label?: string | undefined;
  /** Adds "(opcional)" to the name and the label. */
  readonly optional?: boolean | undefined;
  /** A small tag next to the label: who can read the answer. */
  readonly tag?: ReactNode;
  /** Id of a hint or error below. */
  readonly describedBy?: string | undefined;
  /** The answers. */
  readonly children: ReactNode;
}

/** A question with visible answers. */
export function Question({ name, label = name, optional, tag, describedBy, children }: QuestionProps) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className="visually-hidden">
        {name}
        {optional && <OptionalMark />}
      </legend>
      <div className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {label}
          {optional && <OptionalMark />}
        </span>
        {tag}
      </div>
      {children}
    </fieldset>
  );
}
