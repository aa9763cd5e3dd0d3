import type { PortalClient } from 'shared-portal/contract';

interface IceAnswer {
  readonly ice_servers: RTCIceServer[];
  readonly relay_only: boolean;
}

/** Their credentials last two hours. */
const USED_MS = 30 * 60_000;
const RETRIED_MS = 3000;

/**
 * The configuration of connections. Waits until the server has answered, because without an answer a page would not know
 * whether it may show its address to the other.
 */
export function createIceServers(client: PortalClient, consultationId: string) {
  let known: { readonly configuration: RTCConfiguration; readonly at: number } | null = null;

  const read = async (): Promise<RTCConfiguration | null> => {
    const body = { consultation: consultationId };
    const { data } = await client.functions.invoke<{ data: IceAnswer }>('ice-servers', { body });
    if (!data) return null;
    const { ice_servers: iceServers, relay_only } = data.data;
    return { iceServers, iceTransportPolicy: relay_only ? 'relay' : 'all' };
  };

  /** Null once `isOver`. */
  return async (isOver: () => boolean = () => false, isOnce = false): Promise<RTCConfiguration | null> => {
    for (;;) {
      if (known && performance.now() - known.at < USED_MS) return known.configuration;
      const configuration = await read().catch(() => null);
      if (configuration) known = { configuration, at: performance.now() };
      if (known || isOver() || isOnce) return known && !isOver() ? known.configuration : null;
      await new Promise((resolve) => setTimeout(resolve, RETRIED_MS));
    }
  };
}
export type ReadIceServers = ReturnType<typeof createIceServers>;
