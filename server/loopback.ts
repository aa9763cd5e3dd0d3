import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Names of this machine as a browser writes them in `Host`. */
const OWN_NAME = /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/;

/** Headers that a proxy or a content network adds: the peer is the proxy then, and the client is elsewhere. */
const FORWARDING = new RegExp(
  `^(${[
    'forwarded|via|cdn-loop|(.*-)?(client-?ip|real-ip|forwarded-for)',
    'x-(forwarded|original|envoy|vercel|azure|amzn|amz-cf|arr|appengine|nf)(-.*)?',
    'x-cloud-trace-context|cf-.*|fly-.*',
  ].join('|')})$`,
);

/** Whether an address is of this machine alone: 127.0.0.0/8 or ::1, also as IPv4 within IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return address === 'localhost';
  return LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a request was made on this machine: by its connection, without a proxy between, and under one of this machine's
 * names. A page from elsewhere can have its own name answered with this machine's address, but keeps the name.
 */
export function isFromThisMachine(request: Request, socketAddress: string | null): boolean {
  if (socketAddress === null || !isLoopbackAddress(socketAddress)) return false;
  if ([...request.headers.keys()].some((name) => FORWARDING.test(name))) return false;
  return OWN_NAME.test(new URL(request.url).hostname);
}
