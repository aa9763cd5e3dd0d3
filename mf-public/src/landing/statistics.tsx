import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import { HERO_FIGURES } from 'shared-domain/marketing';
import { copy } from './copy';
import styles from './statistics.module.css';

const FIGURES = [
  { label: copy.statistics.professionals, value: HERO_FIGURES.professionals },
  { label: copy.statistics.consultations, value: HERO_FIGURES.consultations },
  { label: copy.statistics.rating, value: HERO_FIGURES.rating },
];

/** Figures of the portal, or why there are none yet. */
export function Statistics() {
  return (
    <>
      <dl className={styles.statistics}>
        {FIGURES.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!BUILT_FOR_DEMONSTRATION && <p className={styles.reason}>{copy.statistics.notYet}</p>}
    </>
  );
}
