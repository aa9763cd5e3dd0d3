import type { DeviceProblem, DeviceState, RoomSnapshot } from '../provider';
import { askFor, askForBoth, type Asked, type Chosen } from './ask-for-media';
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

const KINDS = ['audio', 'video'] as const;
const NOTHING: Tracks = { audio: null, video: null };

/** The microphone and camera of this page, and which ones there are. */
export function createDevices({ onChange, onTrack }: DevicesOptions) {
  let tracks: Tracks = NOTHING;
  let isClosed = false;
  /** Off on purpose: stays off after leaving, and when a device is chosen or plugged in. */
  const isOff: Record<MediaKind, boolean> = { audio: false, video: false };
  let problems: Record<MediaKind, DeviceProblem | null> = { audio: null, video: null };
  let chosen: Chosen = {};
  /** Number of the newest request of each kind. The track of an older one is released when it arrives. */
  const requests: Record<MediaKind, number> = { audio: 0, video: 0 };

  const stateOf = (kind: MediaKind): DeviceState => {
    if (isOff[kind] && !problems[kind]) return 'off';
    return tracks[kind] ? 'on' : 'none';
  };
  const deviceOf = (kind: MediaKind) => tracks[kind]?.getSettings().deviceId ?? chosen[kind] ?? null;
  const publish = () => {
    const there = [tracks.audio, tracks.video].filter((track) => track !== null);
    onChange({
      local: there.length > 0 ? new MediaStream(there) : null,
      microphone: stateOf('audio'),
      camera: stateOf('video'),
      microphoneProblem: problems.audio,
      cameraProblem: problems.video,
      microphoneId: deviceOf('audio'),
      cameraId: deviceOf('video'),
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
      if (kind === 'audio') track.enabled = !isOff.audio;
      // Unplugged, or taken by a phone call: another one may do.
      track.onended = () => {
        chosen = { ...chosen, [kind]: undefined };
        if (tracks[kind] === track) void ask(kind);
      };
      // After a phone call or Siri, an iPhone's track is unmuted and sends nothing.
      track.onmute = () => {
        track.onunmute = () => void renew(kind, track);
      };
    }
  }
  /** Another track of the same device, unless the browser gives none and the old one is still there. */
  async function renew(kind: MediaKind, old: MediaStreamTrack): Promise<void> {
    if (tracks[kind] !== old) return;
    const request = ++requests[kind];
    const asked = await askFor(kind, chosen[kind]);
    if ('problem' in asked && old.readyState === 'live') return;
    put(kind, asked, request);
    publish();
    onTrack(kind);
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
    if (isOff[kind] && !tracks[kind]) return publish();
    // Phones open one camera at a time.
    if (kind === 'video') tracks.video?.stop();
    await ask(kind);
  }
  /** Both in one question, so that the browser asks the user once. */
  async function askBoth(): Promise<void> {
    const newest = { audio: ++requests.audio, video: ++requests.video };
    const asked = await askForBoth(chosen);
    for (const kind of KINDS) put(kind, asked[kind], newest[kind]);
    publish();
    for (const kind of KINDS) onTrack(kind);
    await list();
  }
  const onDevices = () => {
    for (const kind of KINDS) if (problems[kind] === 'missing' && !isOff[kind]) void ask(kind);
    void list();
  };
  /** iOS ends tracks while the page is in the background. */
  const onVisible = () => {
    for (const kind of KINDS)
      if (document.visibilityState === 'visible' && tracks[kind]?.readyState === 'ended') void ask(kind);
  };
  navigator.mediaDevices?.addEventListener('devicechange', onDevices);
  document.addEventListener('visibilitychange', onVisible);

  return {
    tracks: () => tracks,
    isMuted: () => isOff.audio,
    isCameraOff: () => isOff.video,
    /** For a user who wants both. A microphone that is open stays muted. */
    askForBoth: async () => {
      isOff.audio &&= tracks.audio !== null;
      isOff.video = false;
      await askBoth();
    },
    /** Opens again what `release` released, except what was off. */
    reopen: async () => {
      const [first, second] = KINDS.filter((kind) => !isOff[kind] && !tracks[kind]);
      if (second) return askBoth();
      if (first) await ask(first);
    },
    /** A user who goes on without a device does not want it to turn on by itself. */
    giveUpMissing: () => {
      for (const kind of KINDS) isOff[kind] ||= problems[kind] !== null;
    },
    chooseMicrophone: (deviceId: string) => choose('audio', deviceId),
    chooseCamera: (deviceId: string) => choose('video', deviceId),
    setMicrophone: async (isOn: boolean) => {
      isOff.audio = !isOn;
      if (isOn && !tracks.audio) return ask('audio');
      if (tracks.audio) tracks.audio.enabled = isOn;
      publish();
      onTrack('audio');
    },
    /** Off releases the camera, so that its light goes out. */
    setCamera: async (isOn: boolean) => {
      isOff.video = !isOn;
      if (isOn) return tracks.video ? undefined : ask('video');
      put('video', null);
      publish();
      onTrack('video');
    },
    /** Releases both, for instance after leaving. */
    release: () => {
      put('audio', null);
      put('video', null);
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
