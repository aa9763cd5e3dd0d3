import type { RemoteState } from '../provider';

/** What each side reports of itself through the connection. */
export interface Note extends RemoteState {
  /** Whether packets of sound are sent, muted or not. */
  readonly sendsSound: boolean;
}

const MEMBERS = ['microphone', 'camera', 'screen', 'isPaused', 'isAudioOnly', 'sendsSound'] as const;

/** Reads a note of the other side; null if it is none. */
export function noteOf(value: unknown): Note | null {
  const members = { ...(value as Record<string, unknown> | null) };
  if (!MEMBERS.every((name) => typeof members[name] === 'boolean')) return null;
  return Object.fromEntries(MEMBERS.map((name) => [name, members[name]])) as unknown as Note;
}
