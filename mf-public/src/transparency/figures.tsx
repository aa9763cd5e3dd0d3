import {
  IMPACT_COMMITMENT_PERCENT,
  IMPACT_CURRENT_PERCENT,
  IMPACT_TARGET_PERCENT,
} from 'shared-domain/impact';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import styles from './figures.module.css';

/** Now, goal and commitment, each with how far it is on the way to the last. */
export function Figures() {
  return (
    <div className={styles.figures}>
      <Figure percent={IMPACT_CURRENT_PERCENT} tone="one" {...copy.figures.current} />
      <Figure percent={IMPACT_TARGET_PERCENT} tone="soft" {...copy.figures.target} />
      <Figure percent={IMPACT_COMMITMENT_PERCENT} tone="two" {...copy.figures.commitment} />
    </div>
  );
}

interface FigureProps {
  readonly percent: number;
  readonly tone: 'one' | 'soft' | 'two';
  readonly title: string;
  readonly text: string;
}

function Figure({ percent, tone, title, text }: FigureProps) {
  return (
    <Card as="section" className={styles.figure}>
      <p className={styles.percent}>{percent}%</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <svg className={styles.meter} width="100%" height="12" aria-hidden="true">
        <rect width="100%" height="12" rx="6" className={styles.ground} />
        <rect
          width={`${(percent / IMPACT_COMMITMENT_PERCENT) * 100}%`}
          height="12"
          rx="6"
          className={styles[tone]}
        />
      </svg>
    </Card>
  );
}
