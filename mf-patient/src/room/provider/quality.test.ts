import { adviceFor, judge, startQuality, type Quality, type Sample } from './quality';

const GOOD = { loss: 0, rtt: 0.05, available: 900_000 };
const BAD = { loss: 0.3, rtt: 0.4, available: 60_000 };

/** Judges samples two seconds apart. */
const after = (samples: readonly Omit<Sample, 'at'>[], before: Quality = startQuality(0)) =>
  samples.reduce<Quality & { at?: number }>(
    (quality, sample, at) => judge(quality, { ...sample, at: before.since + (at + 1) * 2000 }),
    before,
  );
const times = (count: number, sample: Omit<Sample, 'at'>) => Array.from({ length: count }, () => sample);

it('warns after two bad samples and relaxes after three good ones', () => {
  expect(after(times(1, BAD)).isWeak).toBe(false);
  const weak = after(times(2, BAD));
  expect(adviceFor(weak, 'camera')).toBe('turn_camera_off');
  expect(adviceFor(weak, null)).toBe('wait');
  expect(after(times(2, GOOD), weak).isWeak).toBe(true);
  expect(adviceFor(after(times(3, GOOD), weak), 'camera')).toBeNull();
});

it('pauses the picture after three bad samples and tries it again later', () => {
  const paused = after(times(3, BAD));
  expect(paused).toMatchObject({ isPaused: true, tryAt: 6000 + 15_000, pauseMs: 30_000 });
  expect(adviceFor(paused, 'camera')).toBe('picture_paused');
  expect(judge(paused, { ...GOOD, at: 20_000 }).isPaused).toBe(true);
  expect(judge(paused, { ...BAD, at: 22_000 }).isPaused).toBe(true);
  const back = judge(paused, { ...GOOD, at: 22_000 });
  expect(back.isPaused).toBe(false);
  // The next pause is longer, unless the picture holds.
  expect(after(times(3, BAD), back)).toMatchObject({ isPaused: true, pauseMs: 60_000 });
  expect(after(times(11, GOOD), back).pauseMs).toBe(15_000);
});

it('judges a connection whose bandwidth is unknown by the rest', () => {
  expect(after(times(4, { loss: 0, rtt: 0.1, available: null })).isWeak).toBe(false);
});

it('advises against what is sent: the screen replaces the camera', () => {
  const weak = after(times(2, BAD));
  expect(adviceFor(weak, 'camera')).toBe('turn_camera_off');
  expect(adviceFor(weak, 'screen')).toBe('stop_sharing');
  expect(adviceFor(weak, null)).toBe('wait');
});
