import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import {
  IMPACT_COMMITMENT_PERCENT,
  IMPACT_CURRENT_PERCENT,
  IMPACT_TARGET_PERCENT,
} from 'shared-domain/impact';
import { NO_FIGURE } from 'shared-domain/marketing';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import styles from './figures.module.css';

const CURRENT_PERCENT = BUILT_FOR_DEMONSTRATION ? IMPACT_CURRENT_PERCENT : null;

/** Current value, goal and commitment, each with its progress. The current value is not measured yet. */
export function Figures() {
  return (
    <div className={styles.figures}>
      <Figure percent={CURRENT_PERCENT} tone="one" {...copy.figures.current} />
      <Figure percent={IMPACT_TARGET_PERCENT} tone="soft" {...copy.figures.target} />
      <Figure percent={IMPACT_COMMITMENT_PERCENT} tone="two" {...copy.figures.commitment} />
    </div>
  );
}

interface FigureProps {
  /** Null: not measured. */
  readonly percent: number | null;
  readonly tone: 'one' | 'soft' | 'two';
  readonly title: string;
  readonly text: string;
}

function Figure({ percent, tone, title, text }: FigureProps) {
  return (
    <Card as="section" className={styles.figure}>
      <p className={styles.percent}>{percent === null ? NO_FIGURE : `${percent}%`}</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <svg className={styles.meter} width="100%" height="12" aria-hidden="true">
        <rect width="100%" height="12" rx="6" className={styles.ground} />
        <rect
          width={`${((percent ?? 0) / IMPACT_COMMITMENT_PERCENT) * 100}%`}
          height="12"
          rx="6"
          className={styles[tone]}
        />
      </svg>
    </Card>
  );
}
