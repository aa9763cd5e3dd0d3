import { CHARITY_SPLIT } from 'shared-domain/impact';
import { copy } from './copy';
import styles from './split-chart.module.css';

const GROUND = 340;
/** Height of one percent. */
const UNIT = 7.2;
const TONES = [
  { pillar: styles.one, disc: styles.oneMid },
  { pillar: styles.soft, disc: styles.softLight },
  { pillar: styles.two, disc: styles.twoSoft },
];

/** The split as a bar chart. */
export function SplitChart() {
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 480 380"
      role="img"
      aria-label={copy.chart(CHARITY_SPLIT.map((percent) => `${percent}%`).join(', '))}
    >
      <circle cx="240" cy="176" r="164" className={styles.sun} />
      {CHARITY_SPLIT.map((percent, index) => (
        <Pillar key={percent} x={52 + index * 136} height={percent * UNIT} tone={TONES[index]} />
      ))}
      <rect x="20" y="337" width="440" height="6" rx="3" className={styles.ground} />
    </svg>
  );
}

interface PillarProps {
  readonly x: number;
  readonly height: number;
  readonly tone: (typeof TONES)[number] | undefined;
}

function Pillar({ x, height, tone }: PillarProps) {
  const top = GROUND - height;
  return (
    <>
      <path d={`M${x} ${GROUND}V${top + 52}a52 52 0 0 1 104 0V${GROUND}Z`} className={tone?.pillar} />
      <circle cx={x + 52} cy={top + 52} r="30" className={tone?.disc} />
    </>
  );
}
