import { stubMedia } from '../testing/fake-media';
import { createDevices, type DevicesState } from './devices';

function openDevices() {
  const media = stubMedia();
  let state: Partial<DevicesState> = {};
  const devices = createDevices({
    onChange: (change) => {
      state = { ...state, ...change };
    },
    onTrack: () => undefined,
  });
  return { media, devices, state: () => state };
}

describe('a request that is answered late', () => {
  it.each(['release', 'close'] as const)('opens nothing after %s', async (end) => {
    const { media, devices } = openDevices();
    void devices.askForBoth();
    devices[end]();
    await media.grant();
    expect(media.live()).toEqual([]);
    expect(devices.tracks()).toEqual({ audio: null, video: null });
  });

  it('does not turn on a camera that was turned off meanwhile', async () => {
    const { media, devices, state } = openDevices();
    void devices.setCamera(true);
    void devices.setCamera(false);
    await media.grant();
    expect(media.live()).toEqual([]);
    expect(state().camera).toBe('off');
  });

  it('gives way to a newer one', async () => {
    const { media, devices, state } = openDevices();
    void devices.chooseCamera('front');
    void devices.chooseCamera('back');
    await media.grant(1);
    await media.grant();
    expect(media.live()).toEqual(['back']);
    expect(state().cameraId).toBe('back');
  });
});
