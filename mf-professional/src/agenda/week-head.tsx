import { dateBlock, type IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import type { Agenda } from './agenda';
import { copy } from './copy';
import styles from './week-head.module.css';

interface WeekHeadProps {
  readonly agenda: Agenda | undefined;
  readonly today: IsoDay;
  readonly days: readonly IsoDay[];
}

/** The days of a week above their columns. */
export function WeekHead({ agenda, today, days }: WeekHeadProps) {
  return (
    <div className={styles.head}>
      <div aria-hidden="true" />
      {days.map((day) => {
        const isToday = day === today;
        const known = agenda?.days.find((it) => it.day === day);
        const note = isToday
          ? copy.isToday
          : (known?.holiday ?? (known?.isException && known.hours.length > 0 ? copy.extra : null));
        return (
          <div
            key={day}
            className={classNames(isToday && styles.today)}
            aria-current={isToday ? 'date' : undefined}
          >
            <b>{dateBlock(day).day}</b>
            <span>
              {copy.shortWeekday(day)}
              {note && <small>{note}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
