import type { RoomRole } from '../provider';

/** Names of pages are made by the browser: after a reload, or when the connection is built again, there is a new one. */
interface Sent {
  /** Two pages of the same side hear each other too, while one takes over. */
  readonly role: RoomRole;
  readonly from: string;
  /** Missing: every page of the room. */
  readonly to?: string;
}

/** What builds a connection, from one page to another. */
export type PeerSignal =
  | { readonly kind: 'description'; readonly description: RTCSessionDescriptionInit }
  | { readonly kind: 'candidate'; readonly candidate: RTCIceCandidateInit }
  /** The patient's page asks for a new offer. */
  | { readonly kind: 'again' };

/** What the two pages of a room send each other. */
export type Signal = Sent &
  (
    | PeerSignal
    /** `admits`: whether the professional has let the patient in. */
    | { readonly kind: 'hello'; readonly admits?: boolean }
    | { readonly kind: 'bye' }
    /** The professional asks the patient to wait. */
    | { readonly kind: 'delay'; readonly minutes: number }
  );

const KINDS: ReadonlySet<unknown> = new Set(['description', 'candidate', 'again', 'hello', 'bye', 'delay']);
const ROLES: ReadonlySet<unknown> = new Set<RoomRole>(['patient', 'professional']);
const NAME = /^[0-9a-f-]{36}$/;
const isName = (value: unknown) => typeof value === 'string' && NAME.test(value);

function isSignal(value: unknown): value is Signal {
  const { kind, role, from, to, description, candidate, minutes } = {
    ...(value as Record<string, unknown> | null),
  };
  if (!KINDS.has(kind) || !ROLES.has(role) || !isName(from) || !(to === undefined || isName(to)))
    return false;
  if (kind === 'description') return typeof (description as { sdp?: unknown } | null)?.sdp === 'string';
  if (kind === 'candidate') return typeof candidate === 'object' && candidate !== null;
  return kind !== 'delay' || (Number.isInteger(minutes) && Number(minutes) > 0 && Number(minutes) <= 60);
}

/** The signals of a broadcast. The other participant may have sent anything. */
export function signalsIn(payload: unknown): readonly Signal[] {
  const { signals } = { ...(payload as { signals?: unknown } | null) };
  return Array.isArray(signals) ? signals.filter(isSignal) : [];
}
