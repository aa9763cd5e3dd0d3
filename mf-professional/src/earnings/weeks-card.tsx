import { formatBalance } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import type { EarningsFigures } from './use-earnings';
import { barsOf, partsOf, type WeekBar } from './week-bars';
import styles from './weeks-card.module.css';

const words = copy.weeks;

/** The month by week: a bar and an amount each. */
export function WeeksCard({ figures }: { readonly figures: EarningsFigures }) {
  const bars = barsOf(figures);
  const most = Math.max(...bars.map(({ total }) => total));
  return (
    <Card as="section" aria-labelledby="earnings-weeks">
      <div className={styles.head}>
        <h2 id="earnings-weeks">{words.title}</h2>
        <span>{words.unit}</span>
      </div>
      <ul className={styles.weeks}>
        {bars.map((bar) => (
          <li key={bar.text}>
            <span>{bar.text}</span>
            <Bar bar={bar} most={most} />
            <b>{formatBalance(bar.total)}</b>
          </li>
        ))}
      </ul>
      <ul className={styles.keys} aria-hidden="true">
        <li className={styles.received}>{words.keys.received}</li>
        <li className={styles.owed}>{words.keys.owed}</li>
        <li className={styles.held}>{words.keys.held}</li>
      </ul>
    </Card>
  );
}

function Bar({ bar, most }: { readonly bar: WeekBar; readonly most: number }) {
  const { received, owed, held } = partsOf(bar, most);
  const { received: had, owed: due, held: booked } = bar;
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.parts(formatBalance(had), formatBalance(due), formatBalance(booked))}
    >
      <rect width={received} height="10" className={styles.received} />
      <rect x={received} width={owed} height="10" className={styles.owed} />
      {held > 0 && <rect x={received + owed} width={held} height="10" className={styles.held} />}
    </svg>
  );
}
