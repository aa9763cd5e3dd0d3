import { CONSULTATION_MINUTES, type IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { minutesOf, timeAt } from '../parts/clock-time';
import { copy } from './copy';
import styles from './day-column.module.css';
import { hoursOn, itemsOf, placed, type Span } from './day-items';
import { GridItem } from './grid-item';
import { CHOSEN_ELEMENT } from './item-id';
import { place, type BoardProps } from './board';
import { useRangeDrag } from './use-range-drag';

interface DayColumnProps extends BoardProps {
  readonly day: IsoDay;
  /** The minutes of the day at the top and at the bottom. */
  readonly shown: Span;
  /** Minutes of the day; null: not today. */
  readonly nowAt: number | null;
}

/** A day of the week's grid: its hours, and what is in them. */
export function DayColumn({ day, shown, nowAt, ...board }: DayColumnProps) {
  const { agenda, readOnly, chosen, onChoose } = board;
  const isPast = day < agenda.today;
  const { range, column } = useRangeDrag({
    shown,
    allowed: readOnly || isPast ? null : { from: nowAt ?? 0, to: shown.to },
    onRange: ({ from, to }) => onChoose({ day, from: timeAt(from), to: timeAt(to) }),
  });
  const firstHour = shown.from / 60;
  const marked =
    range ?? (chosen?.day === day ? { from: minutesOf(chosen.from), to: minutesOf(chosen.to) } : null);
  return (
    <div {...column} className={classNames(styles.column, isPast && styles.past)}>
      <i className={styles.scale} aria-hidden="true" />
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
      {marked && (
        <span
          {...(!range && { id: CHOSEN_ELEMENT })}
          className={styles.chosen}
          style={place(marked.from, marked.to, firstHour)}
          aria-hidden="true"
        >
          {marked.to - marked.from >= CONSULTATION_MINUTES / 2 &&
            copy.until(timeAt(marked.from), timeAt(marked.to))}
        </span>
      )}
      {nowAt !== null && (
        <i className={styles.now} style={place(nowAt, nowAt, firstHour)} aria-hidden="true" />
      )}
    </div>
  );
}
