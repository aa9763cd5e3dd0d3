import type { RoomAdvice } from '../provider';

/** What getStats reports of the last two seconds. Loss is a share, times are in seconds, bandwidth is in bit/s. */
export interface Sample {
  readonly at: number;
  readonly loss: number;
  readonly rtt: number;
  readonly available: number | null;
}

export interface Quality {
  readonly isPaused: boolean;
  readonly isWeak: boolean;
  /** Bad or good samples in a row. */
  readonly bad: number;
  readonly good: number;
  /** When the picture is tried again, and how long the next pause lasts. */
  readonly tryAt: number;
  readonly pauseMs: number;
  readonly since: number;
}

const PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60_000;
const HOLDS_MS = 20_000;
const BAD_TO_WARN = 2;
const BAD_TO_PAUSE = 3;
const GOOD_TO_RELAX = 3;

export const startQuality = (at: number): Quality => ({
  isPaused: false,
  isWeak: false,
  bad: 0,
  good: 0,
  tryAt: 0,
  pauseMs: PAUSE_MS,
  since: at,
});

const isBad = ({ loss, rtt, available }: Sample) =>
  loss > 0.1 || rtt > 0.8 || (available !== null && available < 80_000);
const isCalm = ({ loss, rtt }: Sample) => loss <= 0.05 && rtt <= 0.5;

/**
 * Sound comes before the picture: three bad samples in a row pause it. Browsers do not measure bandwidth while nothing is
 * sent, so it is tried again after 15, 30, then 60 seconds; one that holds for 20 seconds starts at 15 again.
 */
export function judge(before: Quality, sample: Sample): Quality {
  const bad = isBad(sample) ? before.bad + 1 : 0;
  const good = bad > 0 ? 0 : before.good + 1;
  const isWeak = bad >= BAD_TO_WARN || (before.isWeak && good < GOOD_TO_RELAX);
  const counted = { ...before, bad, good, isWeak };
  if (before.isPaused) {
    if (sample.at < before.tryAt || !isCalm(sample)) return counted;
    return { ...counted, isPaused: false, bad: 0, since: sample.at };
  }
  if (bad >= BAD_TO_PAUSE)
    return {
      ...counted,
      isPaused: true,
      bad: 0,
      tryAt: sample.at + before.pauseMs,
      pauseMs: Math.min(before.pauseMs * 2, LONGEST_PAUSE_MS),
      since: sample.at,
    };
  const holds = bad === 0 && sample.at - before.since > HOLDS_MS;
  return { ...counted, pauseMs: holds ? PAUSE_MS : before.pauseMs };
}

/** What to do about a weak connection that carries this picture; null: nothing. */
export function adviceFor(
  { isPaused, isWeak }: Quality,
  picture: 'camera' | 'screen' | null,
): RoomAdvice | null {
  if (picture === null) return isWeak ? 'wait' : null;
  if (isPaused) return 'picture_paused';
  if (!isWeak) return null;
  return picture === 'screen' ? 'stop_sharing' : 'turn_camera_off';
}
