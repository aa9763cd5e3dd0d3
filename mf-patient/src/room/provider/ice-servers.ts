import type { PortalClient } from 'shared-portal/contract';

interface IceAnswer {
  readonly ice_servers: RTCIceServer[];
  readonly relay_only: boolean;
}

/** Then they are read again, beside. */
const FRESH_MS = 30 * 60_000;
/** Their credentials last two hours. */
const USED_MS = 100 * 60_000;
const ANSWERED_WITHIN_MS = 5000;
const RETRIED_MS = 3000;

/**
 * The configuration of connections. Waits until the server has answered, because without an answer a page would not know
 * whether it may show its address to the other.
 */
export function createIceServers(client: PortalClient, consultationId: string) {
  let known: { readonly configuration: RTCConfiguration; readonly at: number } | null = null;

  const read = async (): Promise<RTCConfiguration | null> => {
    const body = { consultation: consultationId };
    const { data } = await client.functions.invoke<{ data: IceAnswer }>('ice-servers', {
      body,
      timeout: ANSWERED_WITHIN_MS,
    });
    if (!data) return null;
    const { ice_servers: iceServers, relay_only } = data.data;
    return { iceServers, iceTransportPolicy: relay_only ? 'relay' : 'all' };
  };
  let reading: Promise<void> | null = null;
  const refresh = () => {
    reading ??= read()
      .then((configuration) => {
        if (configuration) known = { configuration, at: performance.now() };
      })
      .catch(() => undefined)
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  /** What is known, as long as it can be used: a call is reconnected without waiting for a request. Null once `isOver`. */
  return async (isOver: () => boolean = () => false, isOnce = false): Promise<RTCConfiguration | null> => {
    for (;;) {
      const age = known ? performance.now() - known.at : Infinity;
      if (age >= FRESH_MS) {
        const refreshed = refresh();
        if (age >= USED_MS) await refreshed;
      }
      if (known || isOver() || isOnce) return known && !isOver() ? known.configuration : null;
      await new Promise((resolve) => setTimeout(resolve, RETRIED_MS));
    }
  };
}
export type ReadIceServers = ReturnType<typeof createIceServers>;
