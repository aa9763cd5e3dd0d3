import { dateBlock, type IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import type { Agenda } from './agenda';
import { copy } from './copy';
import { countOf } from './day-items';
import styles from './week-strip.module.css';

interface WeekStripProps {
  readonly days: readonly IsoDay[];
  readonly day: IsoDay;
  readonly today: IsoDay;
  readonly agenda: Agenda | undefined;
  readonly onPick: (day: IsoDay) => void;
}

const MANY = 3;

/** The days of a week, to choose from. */
export function WeekStrip({ days, day: shown, today, agenda, onPick }: WeekStripProps) {
  return (
    <div role="group" aria-label={copy.daysOfWeek} className={styles.strip}>
      {days.map((day) => {
        const count = agenda ? countOf(agenda, [day]).consultations : 0;
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onPick(day)}
          >
            <span>{dateBlock(day).weekday.slice(0, 3)}</span>
            <b>{dateBlock(day).day}</b>
            <i
              className={classNames(count > 0 && styles.some, count >= MANY && styles.many)}
              aria-hidden="true"
            />
            {count > 0 && <span className="visually-hidden">{copy.sessions(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}
