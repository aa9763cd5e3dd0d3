import { deviceZone } from 'shared-data/device-zone';
import { isSameClock } from 'shared-domain/free-times';
import { dayOf, formatDayShort, timeOf, TIME_ZONE, type Instant } from 'shared-domain/schedule';
import styles from './device-time.module.css';

export interface DeviceTimeProps {
  readonly at: Instant;
}

/**
 * After a time of Brasília: the same moment on the device's clock, with its day where that is another one. Nothing where both
 * clocks show the same.
 */
export function DeviceTime({ at }: DeviceTimeProps) {
  const zone = deviceZone();
  if (isSameClock(zone, TIME_ZONE, new Date(at))) return null;
  const day = dayOf(at, zone);
  return (
    <span className={styles.time}>
      {' '}
      · {day !== dayOf(at) && `${formatDayShort(day)}, `}
      {timeOf(at, zone)} no seu horário
    </span>
  );
}
