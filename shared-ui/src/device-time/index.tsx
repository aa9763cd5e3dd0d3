import { deviceZone } from 'shared-data/device-zone';
import { isSameClock } from 'shared-domain/free-times';
import { dayOf, formatDayShort, timeOf, TIME_ZONE, type Instant } from 'shared-domain/schedule';
import { classNames } from '../class-names';
import styles from './device-time.module.css';

export interface DeviceTimeProps {
  readonly at: Instant;
  /** On a line of its own below the time of Brasília. */
  readonly below?: boolean;
}

/**
 * After a time of Brasília: the same moment on the device's clock, with its day where that is another one. Nothing where both
 * clocks show the same.
 */
export function DeviceTime({ at, below = false }: DeviceTimeProps) {
  const zone = deviceZone();
  if (isSameClock(zone, TIME_ZONE, new Date(at))) return null;
  const day = dayOf(at, zone);
  return (
    <>
      {' '}
      <span className={classNames(styles.time, below && styles.below)}>
        {!below && '· '}
        {day !== dayOf(at) && `${formatDayShort(day)}, `}
        {timeOf(at, zone)} no seu horário
      </span>
    </>
  );
}
