import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  addDays,
  dateBlock,
  dayOf,
  formatDayShort,
  timeOf,
  type Instant,
  type IsoDay,
} from 'shared-domain/schedule';
import { IconButton } from 'shared-ui/button';
import { copy } from './copy';
import styles from './time-choice.module.css';
import { useAgenda } from './use-agenda';
import { firstOfMonth, mondayOf, monthOfWeek, weekOf } from './weeks';

const words = copy.times;

interface TimeChoiceProps {
  readonly day: IsoDay;
  readonly onDay: (day: IsoDay) => void;
  readonly today: IsoDay;
  readonly timeZone: string;
  /** Free starts before it are not offered. */
  readonly earliest: Date;
  readonly chosen: readonly Instant[];
  readonly onPick: (start: Instant) => void;
  /** Days without free times can be chosen too. */
  readonly anyDay?: boolean;
  /** After the times. */
  readonly other?: ReactNode;
}

/** A day of a week, and one of its free times. */
export function TimeChoice(props: TimeChoiceProps) {
  const { day, onDay, today, timeZone, earliest, chosen, onPick, anyDay = false, other } = props;
  const { data, isError } = useAgenda(firstOfMonth(monthOfWeek(day)));
  const freeOn = (on: IsoDay) =>
    data?.free.filter((start) => dayOf(start, timeZone) === on && Date.parse(start) >= earliest.getTime()) ??
    [];
  const week = weekOf(day);
  const times = freeOn(day);
  const [first, last] = [week[0] as IsoDay, week[6] as IsoDay];
  return (
    <div>
      <div className={styles.head}>
        <b>{words.day}</b>
        <span>
          <span aria-live="polite">{words.week(first, last)}</span>
          <IconButton
            label={copy.previous.week}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={first <= mondayOf(today)}
            onClick={() => onDay(addDays(day, -7) < today ? today : addDays(day, -7))}
          />
          <IconButton
            label={copy.next.week}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => onDay(addDays(day, 7))}
          />
        </span>
      </div>
      <div role="group" aria-label={words.day} className={styles.days}>
        {week.map((on) => (
          <button
            key={on}
            type="button"
            aria-pressed={on === day}
            disabled={on < today || (!anyDay && data !== undefined && freeOn(on).length === 0)}
            onClick={() => onDay(on)}
          >
            <span aria-hidden="true">{dateBlock(on).weekday.slice(0, 3)}</span>
            <b aria-hidden="true">{dateBlock(on).day}</b>
            <span className="visually-hidden">{copy.dayName(on)}</span>
          </button>
        ))}
      </div>
      <p className={styles.label}>{words.free(formatDayShort(day))}</p>
      <div role="group" aria-label={words.free(formatDayShort(day))} className={styles.times}>
        {times.map((start) => (
          <button
            key={start}
            type="button"
            aria-pressed={chosen.includes(start)}
            onClick={() => onPick(start)}
          >
            {timeOf(start, timeZone)}
          </button>
        ))}
        {other}
      </div>
      <p role="status" className={styles.none}>
        {isError ? words.failed : data ? times.length === 0 && words.none : words.loading}
      </p>
    </div>
  );
}
