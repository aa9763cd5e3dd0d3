import { dateBlock, formatDayLong, type IsoDay } from 'shared-domain/schedule';
import { classNames } from '../class-names';
import styles from './date-block.module.css';

export interface DateBlockProps {
  readonly day: IsoDay;
  /** A past day has a gray background. */
  readonly past?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A day in three lines ("qui.", "26", "nov."); screen readers hear it in full. */
export function DateBlock({ day, past, className }: DateBlockProps) {
  const { weekday, day: number, month } = dateBlock(day);
  return (
    <time dateTime={day} className={classNames(styles.date, past && styles.past, className)}>
      <span className="visually-hidden">{formatDayLong(day)}</span>
      <span aria-hidden="true">{weekday}</span>
      <b aria-hidden="true">{number}</b>
      <span aria-hidden="true">{month}</span>
    </time>
  );
}
