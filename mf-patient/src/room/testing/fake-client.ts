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
  const calls: string[] = [];
  let onState: (state: string) => void = () => undefined;
  let outcome = 'entered';
  let isReachable = true;
  let admittedAt: string | null = null;
  /** The page that entered last. */
  let entered: string | null = null;
  /** What this page tracks in the channel; null: nothing. */
  let tracked: object | null = null;
  const channel = {
    on: (type: string, { event }: { readonly event: string }, handler: Handler) => {
      handlers[type === 'presence' ? 'presence' : event] = handler;
      return channel;
    },
    subscribe: (listener: (state: string) => void) => {
      onState = listener;
      if (isReachable) onState('SUBSCRIBED');
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
    rpc: async (name: string, given?: { readonly page?: string }) => {
      calls.push(name);
      if (name === 'enter_room') entered = given?.page ?? null;
      const code = refusals.get(name);
      if (code !== undefined) return { data: null, error: { code: 'P0001', message: code } };
      if (name === 'admit_patient') admittedAt ??= '2026-11-30T13:00:00+00:00';
      return { data: name === 'enter_room' ? { outcome, admitted_at: admittedAt } : null, error: null };
    },
  };
  return {
    client: client as unknown as PortalClient,
    sent,
    tracked: () => tracked,
    entered: () => entered,
    /** How often a procedure was called. */
    called: (procedure: string) => calls.filter((name) => name === procedure).length,
    /** Makes a procedure answer with the code of a refusal. */
    refuse: (procedure: string, code: string) => {
      refusals.set(procedure, code);
    },
    /** It answers again. */
    allow: (procedure: string) => {
      refusals.delete(procedure);
    },
    /** The channel is not joined before `setJoined`. */
    setUnreachable: () => {
      isReachable = false;
    },
    /** The channel is lost, or joined again. */
    setJoined: (isJoined: boolean) => onState(isJoined ? 'SUBSCRIBED' : 'CHANNEL_ERROR'),
    /** What entering answers from now on; `entered` before. */
    setOutcome: (next: string) => {
      outcome = next;
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
