import { stubMedia } from '../testing/fake-media';
import { createDevices, type DevicesState } from './devices';

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((devices) => devices.close()));

function openDevices() {
  const media = stubMedia();
  let state: Partial<DevicesState> = {};
  const devices = createDevices({
    onChange: (change) => {
      state = { ...state, ...change };
    },
    onTrack: () => undefined,
  });
  opened.push(devices);
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

describe('a device that is off', () => {
  it('stays off after leaving and coming back', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.grant();
    await devices.setMicrophone(false);
    await devices.setCamera(false);
    devices.release();
    await devices.reopen();
    expect(media.asked()).toEqual([]);
    expect(state()).toMatchObject({ microphone: 'off', camera: 'off' });
    void devices.setMicrophone(true);
    await media.grant();
    expect(state()).toMatchObject({ microphone: 'on', camera: 'off' });
  });

  it('is not turned on by choosing one', async () => {
    const { media, devices, state } = openDevices();
    await devices.setCamera(false);
    await devices.chooseCamera('back');
    expect(media.asked()).toEqual([]);
    expect(state()).toMatchObject({ camera: 'off', cameraId: 'back' });
    void devices.setCamera(true);
    await media.grant();
    expect(media.live()).toEqual(['back']);
  });

  it('is not turned on by plugging one in, where the user went on without', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.refuse('NotFoundError');
    await media.grant();
    await media.refuse('NotFoundError');
    expect(state()).toMatchObject({ microphone: 'on', cameraProblem: 'missing' });
    devices.giveUpMissing();
    media.change();
    expect(media.asked()).toEqual([]);
  });
});

it('opens what was on again, in one question', async () => {
  const { media, devices, state } = openDevices();
  void devices.askForBoth();
  await media.grant();
  devices.release();
  expect(media.live()).toEqual([]);
  void devices.reopen();
  expect(media.asked()).toEqual(['audio+video']);
  await media.grant();
  expect(state()).toMatchObject({ microphone: 'on', camera: 'on' });
});

it('uses a device that is plugged in while the user still waits for it', async () => {
  const { media, devices, state } = openDevices();
  void devices.setCamera(true);
  await media.refuse('NotFoundError');
  media.change();
  await media.grant();
  expect(state()).toMatchObject({ camera: 'on', cameraProblem: null });
});

it('uses another device where the chosen one has gone', async () => {
  const { media, devices } = openDevices();
  void devices.chooseCamera('back');
  await media.refuse('OverconstrainedError');
  await media.grant();
  expect(media.live()).toEqual(['video 1']);
});

describe('a device that the system took for a moment', () => {
  it('is opened again, because an iPhone’s sends nothing afterwards', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.grant();
    const { audio } = devices.tracks();
    media.interrupt('audio');
    expect(media.asked()).toEqual(['audio']);
    await media.grant();
    expect(devices.tracks().audio).not.toBe(audio);
    expect(audio?.readyState).toBe('ended');
    expect(media.live()).toHaveLength(2);
    expect(state().microphone).toBe('on');
  });

  it('goes on where the browser gives no other track', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.grant();
    const { audio } = devices.tracks();
    media.interrupt('audio');
    await media.refuse('NotReadableError');
    expect(devices.tracks().audio).toBe(audio);
    expect(state()).toMatchObject({ microphone: 'on', microphoneProblem: null });
  });

  it('is asked for again a few seconds later, and once the page is shown', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.grant();
    jest.useFakeTimers();
    media.end('audio');
    void media.refuse('NotReadableError');
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ microphone: 'none', microphoneProblem: 'busy', isMicrophoneLost: true });
    expect(media.asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(3000);
    expect(media.asked()).toEqual(['audio']);
    void media.refuse('NotReadableError');
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    media.show('visible');
    await media.grant();
    expect(state()).toMatchObject({ microphone: 'on', microphoneProblem: null, isMicrophoneLost: false });
  });

  it('is asked for again where the old one sends nothing any more', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.grant();
    media.interrupt('audio');
    await media.refuse('NotReadableError');
    expect(devices.sendsSound()).toBe(false);
    media.show('visible');
    await media.grant();
    expect(devices.sendsSound()).toBe(true);
    expect(state().microphone).toBe('on');
  });

  it('is not asked for again where the user refused, or turned it off meanwhile', async () => {
    const { media, devices, state } = openDevices();
    void devices.askForBoth();
    await media.grant();
    media.end('audio');
    await media.refuse('NotAllowedError');
    expect(state()).toMatchObject({ microphone: 'none', isMicrophoneLost: true });
    media.end('video');
    await media.refuse('NotReadableError');
    void devices.setCamera(false);
    media.show('visible');
    expect(media.asked()).toEqual([]);
    expect(state()).toMatchObject({ camera: 'off', isCameraLost: false });
  });

  it('does not count as sending while the system silences it', async () => {
    const { media, devices } = openDevices();
    void devices.askForBoth();
    await media.grant();
    expect(devices.sends('audio')).toBe(true);
    media.silence('audio', true);
    expect(devices.sends('audio')).toBe(false);
    expect(devices.sendsSound()).toBe(false);
    media.silence('audio', false);
    await media.grant();
    expect(devices.sends('audio')).toBe(true);
  });
});
