import type { ReactNode } from 'react';
import { classNames } from 'shared-ui/class-names';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Two cells wide; the whole row where two fit. */
  readonly wide?: boolean;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Cells per row where there is room: five, or six if a list fills them. */
  readonly cells?: 5 | 6;
}

/** Short facts side by side: two per row on phones, one with enlarged text. */
export function Facts({ facts, cells = 5 }: FactsProps) {
  return (
    <div className={styles.box}>
      <dl className={classNames(styles.facts, cells === 6 && styles.six)}>
        {facts.map(({ label, value, wide }) => (
          <div key={label} className={classNames(wide && styles.wide)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
