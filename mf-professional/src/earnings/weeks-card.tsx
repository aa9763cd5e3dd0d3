import { formatBalance } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { properties } from '../parts/properties';
import { copy } from './copy';
import type { EarningsFigures } from './use-earnings';
import { barsOf, partsOf, scaleOf, type WeekBar } from './week-bars';
import styles from './weeks-card.module.css';

const words = copy.weeks;

/** The month by week: a column and an amount each, on phones a row. */
export function WeeksCard({ figures }: { readonly figures: EarningsFigures }) {
  const bars = barsOf(figures);
  const { top, lines } = scaleOf(Math.max(...bars.map(({ total }) => total)));
  return (
    <Card as="section" aria-labelledby="earnings-weeks">
      <div className={styles.head}>
        <h2 id="earnings-weeks">{words.title}</h2>
        <span>{words.unit}</span>
      </div>
      <div className={styles.chart}>
        <div className={styles.plot}>
          <div className={styles.lines} aria-hidden="true">
            {lines.map((amount) => (
              <span key={amount} style={properties({ '--at': (amount / top) * 100 })}>
                {words.line(amount / 100)}
              </span>
            ))}
          </div>
          <ul className={styles.weeks}>
            {bars.map((bar) => (
              <Week key={bar.text} bar={bar} top={top} />
            ))}
          </ul>
        </div>
      </div>
      <ul className={styles.keys} aria-hidden="true">
        <li className={styles.received}>{words.keys.received}</li>
        <li className={styles.owed}>{words.keys.owed}</li>
        <li className={styles.held}>{words.keys.held}</li>
      </ul>
    </Card>
  );
}

interface WeekProps {
  readonly bar: WeekBar;
  readonly top: number;
}

function Week({ bar, top }: WeekProps) {
  const { received, owed, held } = partsOf(bar, top);
  return (
    <li style={properties({ '--size': received + owed + held })}>
      <span>{bar.text}</span>
      <span
        role="img"
        className={styles.bar}
        aria-label={words.parts(
          formatBalance(bar.received),
          formatBalance(bar.owed),
          formatBalance(bar.held),
        )}
      >
        {received > 0 && <i className={styles.received} style={properties({ '--part': received })} />}
        {owed > 0 && <i className={styles.owed} style={properties({ '--part': owed })} />}
        {held > 0 && <i className={styles.held} style={properties({ '--part': held })} />}
      </span>
      <b>{formatBalance(bar.total)}</b>
    </li>
  );
}
