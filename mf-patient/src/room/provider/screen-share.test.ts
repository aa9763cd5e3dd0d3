import { stubMedia } from '../testing/fake-media';
import { createScreenShare } from './screen-share';

it('shares the chosen screen until it is stopped', async () => {
  const media = stubMedia();
  const screen = createScreenShare(() => undefined);
  void screen.start();
  await media.grant();
  expect(screen.track()).not.toBeNull();
  screen.stop();
  expect(media.live()).toEqual([]);
});

it('does not share a screen chosen after the call', async () => {
  const media = stubMedia();
  const screen = createScreenShare(() => undefined);
  void screen.start();
  screen.stop();
  await media.grant();
  expect(media.live()).toEqual([]);
  expect(screen.track()).toBeNull();
});
