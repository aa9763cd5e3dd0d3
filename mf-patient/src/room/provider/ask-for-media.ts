import type { DeviceProblem } from '../provider';
import type { MediaKind } from './peer';

/** A track, or why there is none. */
export type Asked = { readonly track: MediaStreamTrack } | { readonly problem: DeviceProblem };

/** Devices chosen by the user; without a choice, the browser's default. */
export type Chosen = Readonly<Partial<Record<MediaKind, string | undefined>>>;

const PROBLEMS: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Why a browser refused a device. */
const problemOf = (error: unknown): DeviceProblem =>
  PROBLEMS[(error as { name?: string } | null)?.name ?? ''] ?? 'unsupported';

const SOUND: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 360 },
  frameRate: { ideal: 15, max: 24 },
};
const constraintsOf = (kind: MediaKind, deviceId?: string): MediaTrackConstraints => ({
  ...(kind === 'audio' ? SOUND : PICTURE),
  ...(deviceId === undefined
    ? kind === 'video'
      ? { facingMode: 'user' }
      : {}
    : { deviceId: { exact: deviceId } }),
});

/** Asks for one device; for any other one if it has gone. */
export async function askFor(kind: MediaKind, deviceId?: string): Promise<Asked> {
  const asked = await open(kind, deviceId);
  const isGone = 'problem' in asked && asked.problem === 'missing';
  return isGone && deviceId !== undefined ? open(kind) : asked;
}

async function open(kind: MediaKind, deviceId?: string): Promise<Asked> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: constraintsOf(kind, deviceId) });
    const [track] = stream.getTracks();
    return track ? { track } : { problem: 'missing' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Asks for both in one question. If one of them cannot be had, the other still is. */
export async function askForBoth(chosen: Chosen): Promise<Readonly<Record<MediaKind, Asked>>> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: constraintsOf('audio', chosen.audio),
      video: constraintsOf('video', chosen.video),
    });
    const [audio] = stream.getAudioTracks();
    const [video] = stream.getVideoTracks();
    return {
      audio: audio ? { track: audio } : { problem: 'missing' },
      video: video ? { track: video } : { problem: 'missing' },
    };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'unsupported') return { audio: { problem }, video: { problem } };
    const askUnlessDenied = async (kind: MediaKind) =>
      // A second question would be refused as well.
      problem === 'denied' && !(await isAllowed(kind)) ? { problem } : askFor(kind, chosen[kind]);
    return { audio: await askUnlessDenied('audio'), video: await askUnlessDenied('video') };
  }
}

async function isAllowed(kind: MediaKind): Promise<boolean> {
  try {
    const name = kind === 'audio' ? 'microphone' : 'camera';
    const { state } = await navigator.permissions.query({ name: name as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}
