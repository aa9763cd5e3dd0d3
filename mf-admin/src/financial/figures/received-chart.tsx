import { useId, useState } from 'react';
import { formatBalance } from 'shared-domain/money';
import { formatDayNumeric, type IsoDay } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Segmented } from 'shared-ui/field';
import { Bars } from './bars-drawing';
import { barsOf, type Grouping } from './bars';
import { copy } from './copy';
import styles from './figures.module.css';
import type { DayFigures } from './use-figures';

interface ReceivedChartProps {
  readonly days: readonly DayFigures[];
  readonly today: IsoDay;
  /** The days in words, for the chart's name. */
  readonly text: string;
}

const GROUPINGS = (['day', 'week'] as const).map((value) => ({ value, label: copy.groups[value] }));
const MANY_DAYS = 62;

/** What was received each day or week, as bars and as a table with the same numbers. */
export function ReceivedChart({ days, today, text }: ReceivedChartProps) {
  const [chosen, setChosen] = useState<Grouping | null>(null);
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  const grouping = chosen ?? (days.length > MANY_DAYS ? 'week' : 'day');
  const byWeek = grouping === 'week';
  const bars = barsOf(days, grouping);
  return (
    <Card as="section" className={styles.chart}>
      <div className={styles.head}>
        <h2>{byWeek ? copy.chartByWeek : copy.chart}</h2>
        <Segmented label={copy.group} options={GROUPINGS} value={grouping} onValueChange={setChosen} />
      </div>
      <Bars bars={bars} today={byWeek ? null : today} label={copy.chartLabel(text, byWeek)} />
      <div className={styles.foot}>
        <ul className={styles.keys}>
          <li className={styles.keyReceived}>{copy.keys.received}</li>
          <li className={styles.keyReturned}>{copy.keys.returned}</li>
          <li className={styles.keyEarlier}>{copy.keys.earlier}</li>
          {!byWeek && bars.at(-1)?.day === today && <li className={styles.keyOpen}>{copy.keys.open}</li>}
        </ul>
        <Button
          variant="text"
          size="sm"
          aria-expanded={isTableShown}
          aria-controls={tableId}
          onClick={() => setTableShown(!isTableShown)}
        >
          {isTableShown ? copy.hideTable : copy.showTable}
        </Button>
      </div>
      <div
        id={tableId}
        className={styles.tableBox}
        tabIndex={isTableShown ? 0 : undefined}
        role="group"
        aria-label={copy.table}
      >
        {isTableShown && <FiguresTable bars={bars} byWeek={byWeek} />}
      </div>
    </Card>
  );
}

function FiguresTable({ bars, byWeek }: { readonly bars: readonly DayFigures[]; readonly byWeek: boolean }) {
  const { columns } = copy;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{byWeek ? columns.week : columns.day}</th>
          <th scope="col">{columns.received}</th>
          <th scope="col">{columns.returned}</th>
          <th scope="col">{columns.refunded}</th>
          <th scope="col">{columns.earlier}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.day}>
            <th scope="row">{formatDayNumeric(bar.day)}</th>
            <td>{formatBalance(bar.received)}</td>
            <td>{formatBalance(bar.returned)}</td>
            <td>{formatBalance(bar.refunded)}</td>
            <td>{formatBalance(bar.earlier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
