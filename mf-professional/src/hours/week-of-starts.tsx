import { copy } from './copy';
import type { HoursDraft } from './hours';
import { minutesOf } from '../parts/clock-time';
import { rangeFault, startsOf } from './ranges';
import styles from './week-of-starts.module.css';

const words = copy.preview;
const SUNDAY = 6;

interface DayOfStarts {
  /** 0 for Monday. */
  readonly day: number;
  readonly starts: readonly string[];
  /** Shown without starts. */
  readonly otherwise: string;
}

/** The weekdays with their starts; Sunday only if it is open. */
function daysOfStarts({ week, breakMinutes }: HoursDraft): readonly DayOfStarts[] {
  const days = week.map((ranges, day) => {
    const isFaulty = rangeFault(ranges) !== null;
    return {
      day,
      starts: isFaulty ? [] : startsOf(ranges, breakMinutes),
      otherwise: isFaulty ? words.faulty : words.closed,
    };
  });
  return days.filter(({ day }) => day !== SUNDAY || week[SUNDAY]?.length !== 0);
}

interface WeekOfStartsProps {
  readonly draft: HoursDraft;
  /** Id of the heading. */
  readonly titleId: string;
}

/** The starts of a week: a table, or with enlarged letters, when its columns do not fit, a list. */
export function WeekOfStarts({ draft, titleId }: WeekOfStartsProps) {
  const days = daysOfStarts(draft);
  return (
    <div className={styles.box}>
      <WeekTable days={days} titleId={titleId} />
      <ul className={styles.list}>
        {days.map(({ day, starts, otherwise }) => (
          <li key={day}>
            <strong>{words.days[day]}</strong> {starts.join(' ') || otherwise}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WeekTableProps {
  readonly days: readonly DayOfStarts[];
  readonly titleId: string;
}

const hourOf = (start: string) => Math.floor(minutesOf(start) / 60);

/** From the earliest to the latest hour; a week without starts has one row. */
function hoursOf(days: readonly DayOfStarts[]): readonly number[] {
  const used = days.flatMap(({ starts }) => starts.map(hourOf));
  if (used.length === 0) return [0];
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, hour) => first + hour);
}

/** One column a day, one row an hour. */
function WeekTable({ days, titleId }: WeekTableProps) {
  const hours = hoursOf(days);
  return (
    <table className={styles.week} aria-labelledby={titleId}>
      <thead>
        <tr>
          {days.map(({ day }) => (
            <th key={day} scope="col" abbr={copy.week.days[day]}>
              {words.days[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            {days
              .filter(({ starts }) => starts.length > 0 || row === 0)
              .map(({ day, starts, otherwise }) =>
                starts.length > 0 ? (
                  <td key={day}>
                    {starts
                      .filter((start) => hourOf(start) === hour)
                      .map((start) => (
                        <span key={start} className={styles.start}>
                          {start}{' '}
                        </span>
                      ))}
                  </td>
                ) : (
                  <td key={day} rowSpan={hours.length} className={styles.closed}>
                    {otherwise}
                  </td>
                ),
              )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
