import type { DeviceProblem } from '../provider';
import type { MediaKind } from './peer';

/** A track, or why there is none. */
export type Asked = { readonly track: MediaStreamTrack } | { readonly problem: DeviceProblem };

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

/** Asks for one device. */
export async function askFor(kind: MediaKind, deviceId?: string): Promise<Asked> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: constraintsOf(kind, deviceId) });
    const [track] = stream.getTracks();
    return track ? { track } : { problem: 'missing' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Asks for both in one question. If one of them cannot be had, the other still is. */
export async function askForBoth(): Promise<Readonly<Record<MediaKind, Asked>>> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: constraintsOf('audio'),
      video: constraintsOf('video'),
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
    return { audio: await askUnlessDenied('audio', problem), video: await askUnlessDenied('video', problem) };
  }
}

/** After a refusal, asks only for what is allowed already: a second question would be refused as well. */
async function askUnlessDenied(kind: MediaKind, problem: DeviceProblem): Promise<Asked> {
  if (problem === 'denied' && !(await isAllowed(kind))) return { problem };
  return askFor(kind);
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
