import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: ReactNode;
}

/** A plain list of labels and values. */
export function Facts({ facts, small = false }: { facts: readonly Fact[]; small?: boolean }) {
  return (
    <dl className={small ? `${styles.facts} ${styles.small}` : styles.facts}>
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon aria-hidden="true" />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
