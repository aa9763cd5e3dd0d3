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
  | 'isMicrophoneLost'
  | 'isCameraLost'
>;

export interface DevicesOptions {
  readonly onChange: (change: Partial<DevicesState>) => void;
  /** A track was exchanged, or is muted now. */
  readonly onTrack: (kind: MediaKind) => void;
}

const KINDS = ['audio', 'video'] as const;
const NOTHING: Tracks = { audio: null, video: null };
/** How long after the system took a device it is asked for again: a phone call may hold it for long. */
const REGAINED_MS = [3000, 10_000, 30_000] as const;

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
  /** It was on, and the system took it: it may give it back, or the user refused. */
  const lost: Record<MediaKind, 'waits' | 'refused' | null> = { audio: null, video: null };
  const timers: Partial<Record<MediaKind, ReturnType<typeof setTimeout>>> = {};

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
      isMicrophoneLost: lost.audio !== null && problems.audio !== null,
      isCameraLost: lost.video !== null && problems.video !== null,
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
    lost[kind] = null;
    clearTimeout(timers[kind]);
    tracks[kind]?.stop();
    tracks = { ...tracks, [kind]: track };
    problems = { ...problems, [kind]: asked && 'problem' in asked ? asked.problem : null };
    if (track) {
      if (kind === 'audio') track.enabled = !isOff.audio;
      // Unplugged, or taken by a phone call: another one may do.
      track.onended = () => {
        chosen = { ...chosen, [kind]: undefined };
        if (tracks[kind] === track) void regain(kind);
      };
      // After a phone call or Siri, an iPhone's track is unmuted and sends nothing.
      track.onmute = () => {
        onTrack(kind);
        track.onunmute = () => {
          onTrack(kind);
          if (tracks[kind] === track) void regain(kind);
        };
      };
    }
  }
  /** Another track of a device that the system took. While the browser gives none, the old one stays, if it lives. */
  async function regain(kind: MediaKind, tries = 0): Promise<void> {
    if (isOff[kind] && !tracks[kind]) return;
    clearTimeout(timers[kind]);
    const request = ++requests[kind];
    const isHidden = document.visibilityState === 'hidden';
    const asked = await askFor(kind, chosen[kind]);
    const isKept = 'problem' in asked && tracks[kind]?.readyState === 'live';
    if (!isKept) put(kind, asked, request);
    if (isClosed || request !== requests[kind]) return;
    if ('problem' in asked) {
      // Browsers refuse hidden pages. A user who refused is not asked again.
      lost[kind] = asked.problem === 'denied' && !isHidden ? 'refused' : 'waits';
      const after = REGAINED_MS[tries];
      if (after !== undefined && asked.problem === 'busy')
        timers[kind] = setTimeout(() => void regain(kind, tries + 1), after);
    }
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
  /** iOS ends tracks while the page is in the background, and gives no others before it is shown. */
  const onVisible = () => {
    for (const kind of KINDS)
      if (
        document.visibilityState === 'visible' &&
        (lost[kind] === 'waits' || tracks[kind]?.readyState === 'ended')
      )
        void regain(kind);
  };
  navigator.mediaDevices?.addEventListener('devicechange', onDevices);
  document.addEventListener('visibilitychange', onVisible);

  return {
    tracks: () => tracks,
    /** Whether there is a track, and the system lets it send. */
    sends: (kind: MediaKind) => tracks[kind]?.muted === false,
    /** Whether packets arrive at the other side, muted by the user or not. */
    sendsSound: () => tracks.audio?.muted === false && lost.audio === null,
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
      for (const kind of KINDS) isOff[kind] ||= problems[kind] !== null && lost[kind] === null;
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
      for (const kind of KINDS) clearTimeout(timers[kind]);
      isClosed = true;
      navigator.mediaDevices?.removeEventListener('devicechange', onDevices);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
