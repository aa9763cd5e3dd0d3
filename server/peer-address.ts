import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Name of the header in which a proxy passes the client's address (`CLIENT_ADDRESS_HEADER`), in lower case;
 * null if not set. Only for a portal that is not reachable past the proxy, because any client can send the
 * header.
 */
export function addressHeaderFrom({ CLIENT_ADDRESS_HEADER: name }: NodeJS.ProcessEnv): string | null {
  if (!name) return null;
  if (!/^[a-z][a-z0-9-]*$/i.test(name))
    throw new Error('CLIENT_ADDRESS_HEADER must be the name of a header, such as x-forwarded-for.');
  return name.toLowerCase();
}

/**
 * The client's address: the connection's, or the last one in a trusted header, which the proxy itself has
 * seen; the earlier ones are unverified.
 */
export function peerAddressOf(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  trustedHeader: string | null,
): string | null {
  const header = trustedHeader === null ? undefined : headers[trustedHeader];
  const last = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last && isIP(last) > 0 ? last : (socket.remoteAddress ?? null);
}
