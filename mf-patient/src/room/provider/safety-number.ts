const ROUNDS = 300_000;
const GROUPS = 4;
const fingerprintIn = (description: RTCSessionDescription | null) =>
  /a=fingerprint:sha-256 (\S+)/i.exec(description?.sdp ?? '')?.[1]?.toUpperCase();

/**
 * Twenty digits from the fingerprints that DTLS checks, equal on both sides if no one stands between them. The many rounds
 * make it too slow to search for keys with the same digits.
 */
export async function safetyNumberOf(connection: RTCPeerConnection): Promise<string | null> {
  const own = fingerprintIn(connection.currentLocalDescription);
  const other = fingerprintIn(connection.currentRemoteDescription);
  if (!own || !other) return null;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const both = [own, other].sort().join(' ');
  const key = await crypto.subtle.importKey('raw', bytes(both), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes('room 1'), iterations: ROUNDS };
  const view = new DataView(await crypto.subtle.deriveBits(algorithm, key, GROUPS * 32));
  return Array.from({ length: GROUPS }, (_, at) =>
    String(view.getUint32(at * 4) % 100_000).padStart(5, '0'),
  ).join(' ');
}
