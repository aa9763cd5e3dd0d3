import type { RoomSnapshot } from '../provider';

/** A room that no one has entered, on a device of which nothing is known. */
export const OUTSIDE: RoomSnapshot = {
  phase: 'outside',
  refusal: null,
  isOtherPresent: false,
  isAdmitted: false,
  delayedUntil: null,
  isSignalling: false,
  local: null,
  remote: null,
  remoteState: null,
  microphone: 'none',
  camera: 'none',
  microphoneProblem: null,
  cameraProblem: null,
  microphones: [],
  cameras: [],
  speakers: [],
  microphoneId: null,
  cameraId: null,
  isSharing: false,
  canShare: false,
  isAudioOnly: false,
  quality: 'good',
  advice: null,
  safetyNumber: null,
};
