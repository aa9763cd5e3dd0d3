import type { ReactNode } from 'react';
import { dateBlock, dayOf, formatDayLong, timeOf, TIME_ZONE, type Instant } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { classNames } from '../class-names';
import styles from './time-chip.module.css';

export interface TimeChipProps {
  readonly startsAt: Instant;
  readonly now: Date;
  /** Default: São Paulo. */
  readonly zone?: string | undefined;
  /** Whether the day is shown above the time. Default: true. */
  readonly hasDay?: boolean | undefined;
  /** Whether it is the chosen one of several buttons. */
  readonly pressed?: boolean | undefined;
  /** Where it leads; without it, a button. */
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** "Hoje", "Qui 26", "Ter 1º" */
function shortDay(startsAt: Instant, now: Date, zone: string): string {
  const day = dayOf(startsAt, zone);
  if (day === dayOf(now, zone)) return 'Hoje';
  const { weekday, day: date } = dateBlock(day);
  const name = weekday.replace('.', '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${date === '1' ? '1º' : date}`;
}

/** A free time to book. */
export function TimeChip({
  startsAt,
  now,
  zone = TIME_ZONE,
  hasDay = true,
  pressed,
  to,
  onClick,
}: TimeChipProps) {
  const time = timeOf(startsAt, zone);
  const shared = {
    className: styles.chip,
    onClick,
    children: (
      <>
        {hasDay && (
          <span className={styles.day} aria-hidden="true">
            {shortDay(startsAt, now, zone)}
          </span>
        )}
        <span className="visually-hidden">{formatDayLong(dayOf(startsAt, zone))}, </span>
        {time}
      </>
    ),
  };
  return (
    <li>
      {to === undefined ? (
        <button type="button" aria-pressed={pressed} {...shared} />
      ) : (
        <Link to={to} {...shared} />
      )}
    </li>
  );
}

interface TimeChipsProps {
  readonly label: string;
  /** For chips without days. */
  readonly narrow?: boolean | undefined;
  readonly children: ReactNode;
}

/** A list of `TimeChip`s. */
export function TimeChips({ label, narrow = false, children }: TimeChipsProps) {
  return (
    <ul className={classNames(styles.chips, narrow && styles.narrow)} aria-label={label}>
      {children}
    </ul>
  );
}

/** The space of five chips while they load. */
export function TimeChipsPlaceholder() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} className={styles.empty} />
      ))}
    </div>
  );
}
