import { HERO_FIGURES } from 'shared-domain/marketing';
import { copy } from './copy';
import styles from './statistics.module.css';

const FIGURES = [
  { label: copy.statistics.professionals, value: HERO_FIGURES.professionals },
  { label: copy.statistics.consultations, value: HERO_FIGURES.consultations },
  { label: copy.statistics.rating, value: HERO_FIGURES.rating },
];

export function Statistics() {
  return (
    <dl className={styles.statistics}>
      {FIGURES.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
