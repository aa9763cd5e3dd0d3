import type { ReactNode, Ref } from 'react';
import {
  dateBlock,
  dayOf,
  formatDayLong,
  timeOf,
  TIME_ZONE,
  type Instant,
  type IsoDay,
} from 'shared-domain/schedule';
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
export function shortDay(day: IsoDay, now: Date, zone: string = TIME_ZONE): string {
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
            {shortDay(dayOf(startsAt, zone), now, zone)}
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

/** A time that was free a moment ago. */
export function TakenChip({ startsAt, now }: Pick<TimeChipProps, 'startsAt' | 'now'>) {
  const day = dayOf(startsAt);
  return (
    <li className={classNames(styles.chip, styles.taken)}>
      <span className={styles.day} aria-hidden="true">
        {shortDay(day, now)}
      </span>
      <span className="visually-hidden">{formatDayLong(day)}, </span>
      <s>{timeOf(startsAt)}</s>
      <span className="visually-hidden"> acabou de sair</span>
    </li>
  );
}

interface MoreChipProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly icon: ReactNode;
  /** Its accessible name. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The last cell, for more times. */
export function MoreChip({ ref, icon, label, onClick, children }: MoreChipProps) {
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={classNames(styles.chip, styles.more)}
        aria-expanded={false}
        aria-label={label}
        onClick={onClick}
      >
        {icon}
        {children}
      </button>
    </li>
  );
}

interface TimeChipsProps {
  /** Default: named by what is before it. */
  readonly label?: string | undefined;
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

/** The space of the chips while they load. */
export function TimeChipsPlaceholder() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={styles.empty} />
      ))}
    </div>
  );
}
