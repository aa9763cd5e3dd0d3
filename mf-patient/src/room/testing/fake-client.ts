import type { PortalClient } from 'shared-portal/contract';
import type { RoomRole } from '../provider';
import type { Signal } from '../provider/signal';

type Handler = (message: { readonly payload: unknown }) => void;

/** The room's channel and procedures, in Node. Connections are never built: `ice-servers` does not answer. */
export function createFakeClient() {
  const handlers: Record<string, Handler> = {};
  const present: Partial<Record<RoomRole, object[]>> = {};
  const refusals = new Map<string, string>();
  const sent: Signal[] = [];
  /** What this page tracks in the channel; null: nothing. */
  let tracked: object | null = null;
  const channel = {
    on: (type: string, { event }: { readonly event: string }, handler: Handler) => {
      handlers[type === 'presence' ? 'presence' : event] = handler;
      return channel;
    },
    subscribe: (onState: (state: string) => void) => {
      onState('SUBSCRIBED');
      return channel;
    },
    track: async (payload: object) => {
      tracked = payload;
    },
    untrack: async () => {
      tracked = null;
    },
    send: async ({ payload }: { readonly payload: { readonly signals: Signal[] } }) => {
      sent.push(...payload.signals);
      return 'ok';
    },
    presenceState: () => present,
  };
  const client = {
    channel: () => channel,
    removeChannel: async () => {
      tracked = null;
    },
    realtime: { setAuth: async () => undefined, isConnected: () => true },
    functions: { invoke: () => new Promise(() => undefined) },
    rpc: async (name: string) => {
      const code = refusals.get(name);
      return code === undefined ? { error: null } : { error: { code: 'P0001', message: code } };
    },
  };
  return {
    client: client as unknown as PortalClient,
    sent,
    tracked: () => tracked,
    /** Makes a procedure answer with the code of a refusal. */
    refuse: (procedure: string, code: string) => {
      refusals.set(procedure, code);
    },
    allow: (procedure: string) => {
      refusals.delete(procedure);
    },
    /** Signals of the other side arrive. */
    hear: (...signals: readonly Signal[]) => handlers['signal']?.({ payload: { signals } }),
    /** The database changed the room. */
    hint: () => handlers['status']?.({ payload: {} }),
    /** The other side has the room open, or not any more. */
    setPresent: (role: RoomRole, isPresent: boolean) => {
      present[role] = isPresent ? [{ page: crypto.randomUUID() }] : [];
      handlers['presence']?.({ payload: {} });
    },
  };
}
