import type { IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import styles from './day-column.module.css';
import { hoursOn, itemsOf, placed } from './day-items';
import { GridItem } from './grid-item';
import { place, type BoardProps } from './board';

interface DayColumnProps extends BoardProps {
  readonly day: IsoDay;
  /** The hour at the top. */
  readonly firstHour: number;
  /** Minutes of the day; null: not today. */
  readonly nowAt: number | null;
}

/** A day of the week's grid: its hours, and what is in them. */
export function DayColumn({ day, firstHour, nowAt, ...board }: DayColumnProps) {
  const { agenda } = board;
  return (
    <div className={classNames(styles.column, day < agenda.today && styles.past)}>
      {hoursOn(agenda, day).map(({ from, to }) => (
        <i key={from} className={styles.open} style={place(from, to, firstHour)} aria-hidden="true" />
      ))}
      <ol aria-label={copy.dayName(day)} className={styles.items}>
        {placed(itemsOf(agenda, day)).map((item) => (
          <GridItem
            key={`${item.kind} ${item.from} ${item.lane}`}
            {...board}
            item={item}
            day={day}
            firstHour={firstHour}
          />
        ))}
      </ol>
      {nowAt !== null && (
        <i className={styles.now} style={place(nowAt, nowAt, firstHour)} aria-hidden="true" />
      )}
    </div>
  );
}
