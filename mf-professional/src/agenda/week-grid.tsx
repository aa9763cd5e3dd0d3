import { timeOf, type IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { minutesOf, timeAt } from '../parts/clock-time';
import { properties } from '../parts/properties';
import { place, type BoardProps } from './board';
import { copy } from './copy';
import { DayColumn } from './day-column';
import { hoursShown, itemsOf } from './day-items';
import { WeekHead } from './week-head';
import styles from './week-grid.module.css';

const SUNDAY = 6;
/** An hour's label is below its line, and gives way to the one of now. */
const LABEL_SHIFT = 10;
const LABEL_MINUTES = 16;

/** Monday to Sunday, an hour a row. */
export function WeekGrid({ days, ...board }: BoardProps & { readonly days: readonly IsoDay[] }) {
  const { agenda, now } = board;
  const { first, last } = hoursShown(agenda, days);
  const sunday = days[SUNDAY] as IsoDay;
  const isSundayOff =
    itemsOf(agenda, sunday).length === 0 && agenda.days.find(({ day }) => day === sunday)?.hours.length === 0;
  const nowTime = timeOf(now, agenda.timeZone);
  const nowAt = minutesOf(nowTime);
  const isNowShown = days.includes(agenda.today) && nowAt >= first * 60 && nowAt <= last * 60;
  return (
    <div
      role="group"
      aria-label={copy.weekOf(days[0] as IsoDay, sunday)}
      className={classNames(styles.grid, isSundayOff && styles.sundayOff)}
      style={properties({ '--hours': last - first })}
    >
      <WeekHead agenda={agenda} today={agenda.today} days={days} />
      <div className={styles.body}>
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: last - first }, (_, hour) => (first + hour) * 60)
            .filter((hour) => !isNowShown || Math.abs(hour + LABEL_SHIFT - nowAt) > LABEL_MINUTES)
            .map((hour) => (
              <span key={hour} className={styles.hour} style={place(hour, hour, first)}>
                {timeAt(hour)}
              </span>
            ))}
          {isNowShown && (
            <span className={styles.nowTime} style={place(nowAt, nowAt, first)}>
              {nowTime}
            </span>
          )}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day}
            {...board}
            day={day}
            shown={{ from: first * 60, to: last * 60 }}
            nowAt={isNowShown && day === agenda.today ? nowAt : null}
          />
        ))}
        {isNowShown && (
          <i className={styles.nowAcross} style={place(nowAt, nowAt, first)} aria-hidden="true" />
        )}
      </div>
    </div>
  );
}
