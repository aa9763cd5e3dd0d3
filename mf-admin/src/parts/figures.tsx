import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Figures in a row, two per row on phones. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
