import type { RoomPhase } from '../provider';
import type { Standing } from './visit';

/** What a phase follows from. */
export interface Facts {
  readonly standing: Standing;
  /** State of the connection to the other side; null: there is none. */
  readonly connection: RTCPeerConnectionState | null;
  /** Whether both are being connected, also between two tries. */
  readonly isConnecting: boolean;
  /** Whether both were connected since the other side came. */
  readonly wasConnected: boolean;
  readonly isOtherPresent: boolean;
  readonly isSignalling: boolean;
}

/** Where a user is. Without the socket no one knows whether the other left, so the call is expected to come back. */
export function phaseOf({ standing, connection, isConnecting, wasConnected, ...others }: Facts): RoomPhase {
  if (standing !== 'inside') return standing;
  if (connection === 'connected') return 'connected';
  const isOtherGone = others.isSignalling && !others.isOtherPresent;
  if (wasConnected) return isOtherGone ? 'waiting' : 'reconnecting';
  return (connection === null && !isConnecting) || isOtherGone ? 'waiting' : 'connecting';
}
