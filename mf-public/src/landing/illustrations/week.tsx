import styles from './illustrations.module.css';

interface Day {
  /** Height of the available hours. */
  readonly filled: number;
  readonly color: string;
  /** A late hour, in a related color. */
  readonly evening?: string;
}

const GREEN = 'var(--art-one)';
const LIGHT_GREEN = 'var(--art-one-mid)';
const APRICOT = 'var(--art-two)';

/** Monday to Sunday: the weekend is warm, and three evenings have an hour too. */
const WEEK: readonly Day[] = [
  { filled: 88, color: GREEN },
  { filled: 70, color: LIGHT_GREEN, evening: 'var(--art-hill)' },
  { filled: 96, color: GREEN },
  { filled: 62, color: LIGHT_GREEN, evening: 'var(--art-hill)' },
  { filled: 82, color: GREEN },
  { filled: 48, color: APRICOT },
  { filled: 74, color: APRICOT, evening: 'var(--art-two-soft)' },
];

const TOP = 36;
const HEIGHT = 144;
const WIDTH = 26;
const FIRST = 64;
const STEP = 35;

/** Seven capsules, one per weekday, filled with the free hours. */
export function Week() {
  return (
    <svg viewBox="0 0 336 216" className={styles.window} aria-hidden="true">
      <rect width="336" height="216" fill="var(--art-ground-sand)" />
      {WEEK.map(({ filled, color, evening }, day) => {
        const middle = FIRST + day * STEP;
        const capsule = { x: middle - WIDTH / 2, width: WIDTH, rx: WIDTH / 2 };
        return (
          <g key={middle}>
            <rect {...capsule} y={TOP} height={HEIGHT} fill="var(--art-light)" />
            <rect {...capsule} y={TOP + HEIGHT - filled} height={filled} fill={color} />
            {evening && <circle cx={middle} cy={TOP + 22} r="9" fill={evening} />}
          </g>
        );
      })}
    </svg>
  );
}
