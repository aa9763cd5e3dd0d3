import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Host names of this machine as a browser sends them in `Host`. */
const OWN_NAME = /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/;

/** Headers that proxies and content networks add: then the peer is the proxy, and the client is elsewhere. */
const FORWARDING = new RegExp(
  `^(${[
    'forwarded|via|cdn-loop|(.*-)?(client-?ip|real-ip|forwarded-for)',
    'x-(forwarded|original|envoy|vercel|azure|amzn|amz-cf|arr|appengine|nf)(-.*)?',
    'x-cloud-trace-context|cf-.*|fly-.*',
  ].join('|')})$`,
);

/** Whether an address belongs to this machine only: 127.0.0.0/8 or ::1, also IPv4-mapped. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return address === 'localhost';
  return LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a request was made on this machine: by its connection, without a proxy, and with one of this
 * machine's host names. A foreign page can resolve its own name to this machine's address (DNS rebinding),
 * but still sends that name.
 */
export function isFromThisMachine(request: Request, socketAddress: string | null): boolean {
  if (socketAddress === null || !isLoopbackAddress(socketAddress)) return false;
  if ([...request.headers.keys()].some((name) => FORWARDING.test(name))) return false;
  return OWN_NAME.test(new URL(request.url).hostname);
}
