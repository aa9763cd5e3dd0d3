import type { PortalClient } from 'shared-portal/contract';

export type RoomRole = 'patient' | 'professional';

/** Where a user is in the room. */
export type RoomPhase =
  /** Not entered: the check of the devices. */
  | 'outside'
  | 'entering'
  /** Inside without a call: the other is not there, or the professional has not let the patient in. */
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  /** Inside for the database; the consultation happens behind the external link. */
  | 'elsewhere'
  | 'left'
  | 'ended'
  /** Another device of the same user took over. */
  | 'taken_over'
  /** The server refused: `refusal` has the code. */
  | 'refused';

/** Why a microphone or camera cannot be used. */
export type DeviceProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

/** `none`: there is no such device, or it cannot be used. */
export type DeviceState = 'on' | 'off' | 'none';

/** What the other side sends, by its own account. */
export interface RemoteState {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly screen: boolean;
  /** Whether its connection is too weak for the picture. */
  readonly isPaused: boolean;
  readonly isAudioOnly: boolean;
}

/**
 * What to do about a weak connection: `turn_camera_off`, `stop_sharing`, `picture_paused` (the room paused the own picture and tries it again
 * by itself), `wait` (sound alone is weak too).
 */
export type RoomAdvice = 'turn_camera_off' | 'stop_sharing' | 'picture_paused' | 'wait';

/**
 * Connection test: `ok`; `weak` if the servers for calls answer slowly; `no_signal` without the portal's socket; `no_call` if no
 * media connection can be made; `untested` if the servers for calls are not known.
 */
export type ConnectionTest = 'ok' | 'weak' | 'no_signal' | 'no_call' | 'untested';

export interface RoomSnapshot {
  readonly phase: RoomPhase;
  /** Code of the refusal, as in `AppError`; `network` and the like may be tried again. */
  readonly refusal: string | null;
  /** Whether the other side has the room open, in the call or waiting for it. */
  readonly isOtherPresent: boolean;
  /** Professional: whether the patient was let in. Patient: whether the professional let them in. */
  readonly isAdmitted: boolean;
  /** While `connecting`: it takes so long that the network may not let the call pass. The room goes on trying. */
  readonly hasFailed: boolean;
  /** Until when the professional asked the patient to wait, in milliseconds since 1970 of this device; null: did not. */
  readonly delayedUntil: number | null;
  /** Whether the socket for signals is open. A call continues without it. */
  readonly isSignalling: boolean;
  /** The socket has been closed for so long that the user has to know: no door opens and no call begins without it. */
  readonly isCutOff: boolean;
  /** The own camera and microphone, for the preview; the own screen is never part of it. */
  readonly local: MediaStream | null;
  /** Sound and picture of the other side: one object as long as the connection lasts. */
  readonly remote: MediaStream | null;
  readonly remoteState: RemoteState | null;
  readonly microphone: DeviceState;
  readonly camera: DeviceState;
  readonly microphoneProblem: DeviceProblem | null;
  readonly cameraProblem: DeviceProblem | null;
  /** It was on, and is gone without a choice of the user: a phone call took it, or it was unplugged. */
  readonly isMicrophoneLost: boolean;
  readonly isCameraLost: boolean;
  readonly microphones: readonly MediaDeviceInfo[];
  readonly cameras: readonly MediaDeviceInfo[];
  /** Empty where the browser does not let a page choose. */
  readonly speakers: readonly MediaDeviceInfo[];
  readonly microphoneId: string | null;
  readonly cameraId: string | null;
  readonly isSharing: boolean;
  /** False on phones. */
  readonly canShare: boolean;
  readonly isAudioOnly: boolean;
  readonly quality: 'good' | 'weak';
  readonly advice: RoomAdvice | null;
  /** Twenty digits that both sides read alike if the call is encrypted between the two alone. */
  readonly safetyNumber: string | null;
}

export interface RoomOptions {
  readonly client: PortalClient;
  readonly consultationId: string;
  readonly role: RoomRole;
  /** The database changed the room (ended, opened again, cancelled, moved): read it again. */
  readonly onStatus: () => void;
}

/**
 * One opening of the room's page, with a snapshot for `useSyncExternalStore`. Methods never reject: what fails is in the
 * snapshot.
 */
export interface Room {
  readonly snapshot: () => RoomSnapshot;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks for microphone and camera, also if they were off; again after a refusal. Call it from a click. */
  readonly askForDevices: () => Promise<void>;
  /** Loudness of the microphone, 0 to 1, about ten times a second. Returns a function that stops. */
  readonly watchLevel: (onLevel: (level: number) => void) => () => void;
  /** One that is off stays off. */
  readonly chooseMicrophone: (deviceId: string) => Promise<void>;
  readonly chooseCamera: (deviceId: string) => Promise<void>;
  /** Where no device is needed any more: after the call, or once the room has closed. */
  readonly releaseDevices: () => void;
  /** While the room is open: before, the servers for calls are not known. */
  readonly testConnection: () => Promise<ConnectionTest>;
  /**
   * Enters, with or without devices; also again after `left`, `ended`, `taken_over` and `refused`, with microphone and
   * camera as they were.
   * @param consent version of the text of the telehealth consent, at a patient's first time
   */
  readonly enter: (consent?: string) => Promise<void>;
  /**
   * Professional: lets the patient in, also when they come back, until the consultation is moved. Resolves with the code of a
   * refusal, with the door closed; null: open.
   */
  readonly admit: () => Promise<string | null>;
  /** Professional: asks the patient to wait. */
  readonly delay: (minutes: number) => void;
  /** On asks for a microphone where there is none. */
  readonly setMicrophone: (isOn: boolean) => Promise<void>;
  /** Off releases the camera, so that its light goes out; on asks for one. */
  readonly setCamera: (isOn: boolean) => Promise<void>;
  readonly share: () => Promise<void>;
  readonly stopSharing: () => Promise<void>;
  /** Neither sends nor receives pictures. */
  readonly setAudioOnly: (isOn: boolean) => void;
  /** Builds the connection again. */
  readonly restart: () => void;
  /** Also out of a room that has ended, which then is no longer listened to. */
  readonly leave: () => Promise<void>;
  /** Professional: ends the call for both. Resolves with the code of a refusal, with nothing changed; null: ended. */
  readonly end: () => Promise<string | null>;
  /** Leaves, and releases devices and listeners: when the page is closed. */
  readonly close: () => void;
}

export interface RoomProvider {
  readonly kind: 'p2p' | 'external';
  readonly open: (options: RoomOptions) => Room;
}
