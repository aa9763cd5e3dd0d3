/** The eight groups of an IPv6 address as numbers; null when it is invalid. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, ...rest] = address.split('::');
  if (rest.length > 0) return null;
  const read = (part: string) => (part === '' ? [] : part.split(':').flatMap(readGroup));
  const [before, after] = [read(head), read(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => 0), ...after];
  return groups.some(Number.isNaN) ? null : groups;
}

/** One hexadecimal group, or the two groups of a dotted suffix. */
function readGroup(text: string): number[] {
  const bytes = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (bytes) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    return [a * 256 + b, c * 256 + d];
  }
  return [/^[0-9a-f]{1,4}$/i.test(text) ? parseInt(text, 16) : NaN];
}

/**
 * The network that limits count as one client: an IPv4 address (also IPv4-mapped), or an IPv6 /64, which a
 * single household or server receives. Anything else is returned unchanged.
 */
export function networkOf(peerAddress: string): string {
  const address = peerAddress.replace(/%.*$/, '');
  const groups = address.includes(':') ? groupsOf(address) : null;
  if (groups === null) return address;
  const [a, b, c, d, e, f, g = 0, h = 0] = groups;
  const isMapped = [a, b, c, d, e].every((group) => group === 0) && f === 0xffff;
  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.');
  return `${[a, b, c, d].map((group = 0) => group.toString(16)).join(':')}::/64`;
}
