import { useEffect, useState } from 'react';
import { classNames } from 'shared-ui/class-names';
import { devicesCopy } from '../devices-copy';
import type { Room } from '../provider';
import styles from './device-tests.module.css';

const HEIGHTS = [8, 11, 14, 18, 20, 17, 14, 12, 10, 8] as const;

/** How loud the microphone hears the user. */
export function LevelMeter({ call }: { readonly call: Room }) {
  const [level, setLevel] = useState(0);
  useEffect(() => call.watchLevel(setLevel), [call]);
  const percent = Math.round(level * 100);
  return (
    <span
      className={styles.level}
      role="meter"
      aria-label={devicesCopy.level}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {HEIGHTS.map((height, bar) => (
        <Bar key={bar} height={height} isOn={level * HEIGHTS.length > bar} />
      ))}
    </span>
  );
}

/** An SVG, because its height is data and the pages have no inline styles. */
function Bar({ height, isOn }: { readonly height: number; readonly isOn: boolean }) {
  return (
    <svg width="5" height={height} aria-hidden="true" className={classNames(styles.bar, isOn && styles.on)}>
      <rect width="5" height={height} rx="2.5" fill="currentcolor" />
    </svg>
  );
}
