import { formatBalance } from 'shared-domain/money';
import { formatDayMonth, type IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { axisTop } from './bars';
import { copy } from './copy';
import styles from './figures.module.css';
import type { DayFigures } from './use-figures';

interface BarsProps {
  readonly bars: readonly DayFigures[];
  /** The bar that is not over yet; null: none of them. */
  readonly today: IsoDay | null;
  readonly label: string;
}

/** Width and gap of a bar, in units of the drawing. */
const STEP = 10;
const GAP = 1;
const HEIGHT = 100;
/** Labels below the bars: at most so many. */
const LABELS = 8;

/** "12 mil", "500": the axis counts reais. */
function axisText(centavos: number): string {
  const reais = centavos / 100;
  return reais >= 1000
    ? copy.thousand((reais / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 }))
    : reais.toLocaleString('pt-BR');
}

/** Bars with the part that went back on top, and a line for the same weekday four weeks earlier. */
export function Bars({ bars, today, label }: BarsProps) {
  const top = axisTop(bars);
  const every = Math.ceil(bars.length / LABELS);
  return (
    <div className={styles.drawing}>
      <ol className={styles.axis} aria-hidden="true">
        {[4, 3, 2, 1, 0].map((quarter) => (
          <li key={quarter}>{axisText((top * quarter) / 4)}</li>
        ))}
      </ol>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map((bar, place) => (
          <Bar key={bar.day} bar={bar} x={place * STEP} top={top} isOpen={bar.day === today} />
        ))}
      </svg>
      <ol className={styles.days} aria-hidden="true">
        {bars.map(({ day }, place) => (
          <li key={day}>
            {place % every === 0 && <span>{day.slice(8) + (every > 4 ? `/${day.slice(5, 7)}` : '')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface BarProps {
  readonly bar: DayFigures;
  readonly x: number;
  readonly top: number;
  readonly isOpen: boolean;
}

function Bar({ bar: { day, received, returned, earlier }, x, top, isOpen }: BarProps) {
  const height = (amount: number) => (Math.max(amount, 0) / top) * HEIGHT;
  const whole = height(received);
  const back = Math.min(height(returned), whole);
  const place = { x: x + GAP / 2, width: STEP - GAP };
  return (
    <g className={classNames(isOpen && styles.open)}>
      <title>{copy.barTitle(formatDayMonth(day), formatBalance(received), formatBalance(earlier))}</title>
      <rect {...place} y={HEIGHT - whole} height={whole} className={styles.received} />
      <rect {...place} y={HEIGHT - whole} height={back} className={styles.returned} />
      {earlier > 0 && (
        <line
          x1={place.x}
          x2={place.x + place.width}
          y1={HEIGHT - height(earlier)}
          y2={HEIGHT - height(earlier)}
          className={styles.earlier}
        />
      )}
    </g>
  );
}
