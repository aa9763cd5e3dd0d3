import type { PortalClient } from 'shared-portal/contract';
import type { ConnectionTest } from '../provider';

const SOCKET_MS = 6000;
const GATHERED_MS = 6000;
/** Servers answer within some 200 ms; later, packets are lost or queue up. */
const WEAK_MS = 1500;

/** Kinds of candidates: the own address, the address behind a router (STUN), a relay (TURN). */
export type CandidateKind = 'host' | 'srflx' | 'prflx' | 'relay';

/** Whether a call can be made with what was found. */
export function canCall(
  { iceServers = [], iceTransportPolicy }: RTCConfiguration,
  found: ReadonlySet<CandidateKind>,
) {
  if (found.has('relay')) return true;
  if (iceTransportPolicy === 'relay') return false;
  return found.has(iceServers.length > 0 ? 'srflx' : 'host');
}

/** Tries the socket for signals and the servers for calls; those are null if they could not be read. */
export async function testConnection(
  client: PortalClient,
  configuration: RTCConfiguration | null,
): Promise<ConnectionTest> {
  client.realtime.connect();
  const [hasSocket, way] = await Promise.all([
    until(() => client.realtime.isConnected(), SOCKET_MS),
    configuration && gather(configuration),
  ]);
  if (!hasSocket) return 'no_signal';
  if (!way) return 'untested';
  if (!way.isFound) return 'no_call';
  return way.ms < WEAK_MS ? 'ok' : 'weak';
}

async function until(isTrue: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isTrue() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
  return isTrue();
}

interface Way {
  readonly isFound: boolean;
  /** How long it took. */
  readonly ms: number;
}

async function gather(configuration: RTCConfiguration): Promise<Way> {
  const begun = performance.now();
  const found = new Set<CandidateKind>();
  const connection = new RTCPeerConnection(configuration);
  connection.onicecandidate = ({ candidate }) => {
    if (candidate?.type) found.add(candidate.type);
  };
  connection.createDataChannel('test');
  await connection.setLocalDescription();
  await until(
    () => canCall(configuration, found) || connection.iceGatheringState === 'complete',
    GATHERED_MS,
  );
  connection.close();
  return { isFound: canCall(configuration, found), ms: performance.now() - begun };
}
