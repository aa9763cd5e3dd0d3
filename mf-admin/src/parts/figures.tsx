import { Statistic } from 'antd';
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
    <ul className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <li key={label} className={styles.figure}>
          <Statistic title={label} formatter={() => value} />
          {note && <div className={styles.note}>{note}</div>}
        </li>
      ))}
    </ul>
  );
}
