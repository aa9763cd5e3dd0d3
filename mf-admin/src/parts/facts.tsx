import type { ReactNode } from 'react';
import { classNames } from 'shared-ui/class-names';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the width of two, on phones the whole line. */
  readonly wide?: boolean;
}

/** Short facts side by side, two by two on phones. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={classNames(wide && styles.wide)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
