import type { DeviceProblem, DeviceState, RoomSnapshot } from '../provider';
import { askFor, askForBoth, type Asked } from './ask-for-media';
import type { MediaKind, Tracks } from './peer';

/** What the devices contribute to the snapshot. */
export type DevicesState = Pick<
  RoomSnapshot,
  | 'local'
  | 'microphone'
  | 'camera'
  | 'microphoneProblem'
  | 'cameraProblem'
  | 'microphones'
  | 'cameras'
  | 'speakers'
  | 'microphoneId'
  | 'cameraId'
>;

export interface DevicesOptions {
  readonly onChange: (change: Partial<DevicesState>) => void;
  /** A track was exchanged, or is muted now. */
  readonly onTrack: (kind: MediaKind) => void;
}

const NOTHING: Tracks = { audio: null, video: null };

/** The microphone and camera of this page, and which ones there are. */
export function createDevices({ onChange, onTrack }: DevicesOptions) {
  let tracks: Tracks = NOTHING;
  let isMuted = false;
  let isClosed = false;
  /** Off on purpose: a device that comes back does not turn it on. */
  let isCameraOff = false;
  let problems: Record<MediaKind, DeviceProblem | null> = { audio: null, video: null };
  let chosen: Readonly<Partial<Record<MediaKind, string | undefined>>> = {};
  /** Number of the newest request of each kind. The track of an older one is released when it arrives. */
  const requests: Record<MediaKind, number> = { audio: 0, video: 0 };

  const stateOf = (kind: MediaKind, isOff: boolean): DeviceState =>
    tracks[kind] ? (isOff ? 'off' : 'on') : isOff && !problems[kind] ? 'off' : 'none';
  const publish = () => {
    const there = [tracks.audio, tracks.video].filter((track) => track !== null);
    onChange({
      local: there.length > 0 ? new MediaStream(there) : null,
      microphone: stateOf('audio', isMuted),
      camera: stateOf('video', isCameraOff),
      microphoneProblem: problems.audio,
      cameraProblem: problems.video,
      microphoneId: tracks.audio?.getSettings().deviceId ?? null,
      cameraId: tracks.video?.getSettings().deviceId ?? null,
    });
  };
  const list = async () => {
    const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    // Without permission they have no names, and cannot be chosen.
    const of = (kind: MediaDeviceKind) =>
      devices.filter((device) => device.kind === kind && device.label !== '');
    const canChooseSpeaker = 'setSinkId' in HTMLMediaElement.prototype;
    if (!isClosed)
      onChange({
        microphones: of('audioinput'),
        cameras: of('videoinput'),
        speakers: canChooseSpeaker ? of('audiooutput') : [],
      });
  };

  function put(kind: MediaKind, asked: Asked | null, request = ++requests[kind]): void {
    const track = asked && 'track' in asked ? asked.track : null;
    if (isClosed || request !== requests[kind]) return track?.stop();
    tracks[kind]?.stop();
    tracks = { ...tracks, [kind]: track };
    problems = { ...problems, [kind]: asked && 'problem' in asked ? asked.problem : null };
    if (track) {
      if (kind === 'audio') track.enabled = !isMuted;
      // Unplugged, or taken by a phone call: another one may do.
      track.onended = () => {
        chosen = { ...chosen, [kind]: undefined };
        if (tracks[kind] === track) void ask(kind);
      };
    }
  }
  async function ask(kind: MediaKind): Promise<void> {
    const request = ++requests[kind];
    put(kind, await askFor(kind, chosen[kind]), request);
    publish();
    onTrack(kind);
    await list();
  }
  async function choose(kind: MediaKind, deviceId: string): Promise<void> {
    chosen = { ...chosen, [kind]: deviceId };
    // Phones open one camera at a time.
    if (kind === 'video') tracks.video?.stop();
    isCameraOff &&= kind !== 'video';
    await ask(kind);
  }
  const onDevices = () => {
    for (const kind of ['audio', 'video'] as const) if (problems[kind] === 'missing') void ask(kind);
    void list();
  };
  /** iOS ends tracks while the page is in the background. */
  const onVisible = () => {
    for (const kind of ['audio', 'video'] as const)
      if (document.visibilityState === 'visible' && tracks[kind]?.readyState === 'ended') void ask(kind);
  };
  navigator.mediaDevices?.addEventListener('devicechange', onDevices);
  document.addEventListener('visibilitychange', onVisible);

  return {
    tracks: () => tracks,
    isMuted: () => isMuted,
    askForBoth: async () => {
      isCameraOff = false;
      const newest = { audio: ++requests.audio, video: ++requests.video };
      const asked = await askForBoth();
      put('audio', asked.audio, newest.audio);
      put('video', asked.video, newest.video);
      publish();
      onTrack('audio');
      onTrack('video');
      await list();
    },
    chooseMicrophone: (deviceId: string) => choose('audio', deviceId),
    chooseCamera: (deviceId: string) => choose('video', deviceId),
    setMicrophone: async (isOn: boolean) => {
      isMuted = !isOn;
      if (isOn && !tracks.audio) return ask('audio');
      if (tracks.audio) tracks.audio.enabled = isOn;
      publish();
      onTrack('audio');
    },
    /** Off releases the camera, so that its light goes out. */
    setCamera: async (isOn: boolean) => {
      isCameraOff = !isOn;
      if (isOn) return tracks.video ? undefined : ask('video');
      put('video', null);
      publish();
      onTrack('video');
    },
    /** Releases both, for instance after leaving. */
    release: () => {
      put('audio', null);
      put('video', null);
      isMuted = false;
      isCameraOff = false;
      publish();
    },
    close: () => {
      for (const track of [tracks.audio, tracks.video]) track?.stop();
      isClosed = true;
      navigator.mediaDevices?.removeEventListener('devicechange', onDevices);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
