import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The name of the header in which a proxy in front says who asks (`CLIENT_ADDRESS_HEADER`), in lower case; null where
 * there is none. Only for a portal that nobody reaches past the proxy: anybody can write a header.
 */
export function addressHeaderFrom({ CLIENT_ADDRESS_HEADER: name }: NodeJS.ProcessEnv): string | null {
  if (!name) return null;
  if (!/^[a-z][a-z0-9-]*$/i.test(name))
    throw new Error('CLIENT_ADDRESS_HEADER is the name of a header, as x-forwarded-for.');
  return name.toLowerCase();
}

/**
 * Address of whoever asks: of the connection, or, where a header is trusted, the last one in it: that is what the
 * proxy itself has seen, all before it is what it was told.
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
  const told = trustedHeader === null ? undefined : headers[trustedHeader];
  const last = String(told ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last && isIP(last) > 0 ? last : (socket.remoteAddress ?? null);
}
