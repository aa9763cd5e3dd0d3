import type { ReactNode } from 'react';
import { OptionalMark } from 'shared-ui/field';
import styles from './question.module.css';

interface QuestionProps {
  /** What it is called by those who do not see it. */
  readonly name: string;
  /** What stands above the answers. Default: the name. */
  readonly label?: string | undefined;
  /** Adds "(opcional)" to the name and the label. */
  readonly optional?: boolean | undefined;
  /** A small tag beside the label: who reads the answer. */
  readonly tag?: ReactNode;
  /** Id of a hint or fault below. */
  readonly describedBy?: string | undefined;
  /** The answers. */
  readonly children: ReactNode;
}

/** A question with its answers in sight. */
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
