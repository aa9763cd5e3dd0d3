import type { PortalClient } from 'shared-portal/contract';
import type { RoomRole } from '../provider';
import type { Signal } from '../provider/signal';

interface Given {
  readonly page?: string;
  readonly elsewhere?: boolean;
  readonly entered?: boolean;
}
type Handler = (message: { readonly payload: unknown }) => void;

/** The room's channel and procedures, in Node. Connections are never built: `ice-servers` does not answer. */
export function createFakeClient() {
  const handlers: Record<string, Handler> = {};
  const present: Partial<Record<RoomRole, object[]>> = {};
  const refusals = new Map<string, string>();
  const sent: Signal[] = [];
  const calls: string[] = [];
  const hanging = new Set<string>();
  let onState: (state: string, error?: Error) => void = () => undefined;
  let connections = 0;
  let outcome = 'entered';
  let isReachable = true;
  let isLost = false;
  let isElsewhere = false;
  let leaving: boolean | null = null;
  let isOpen = true;
  let channels = 0;
  let removed = 0;
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
    subscribe: (listener: typeof onState) => {
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
    channel: () => {
      channels += 1;
      return channel;
    },
    removeChannel: async () => {
      removed += 1;
      tracked = null;
    },
    realtime: {
      httpEndpoint: 'https://portal.example/realtime/v1/api/broadcast',
      apiKey: 'key',
      accessTokenValue: 'token',
      setAuth: async () => undefined,
      isConnected: () => true,
      connectionState: () => (isOpen ? 'open' : 'closed'),
      connect: () => {
        connections += 1;
        isOpen = true;
        onState('SUBSCRIBED');
      },
    },
    functions: { invoke: () => new Promise(() => undefined) },
    rpc: (name: string, given?: Given) => {
      const answer = answerOf(name, given);
      return Object.assign(answer, {
        abortSignal: (signal: AbortSignal) => {
          const aborted = new Promise((resolve) =>
            signal.addEventListener('abort', () =>
              resolve({ data: null, error: { code: '', message: 'TimeoutError: signal timed out' } }),
            ),
          );
          return Promise.race([answer, aborted]);
        },
      });
    },
  };
  async function answerOf(name: string, given?: Given) {
    calls.push(name);
    if (name === 'enter_room') {
      entered = given?.page ?? null;
      isElsewhere = given?.elsewhere === true;
    }
    if (name === 'leave_room') leaving = given?.entered ?? null;
    const code = refusals.get(name);
    if (name === 'admit_patient' && (code === undefined || isLost))
      admittedAt ??= '2026-11-30T13:00:00+00:00';
    if (hanging.has(name)) return new Promise(() => undefined);
    if (code !== undefined) return { data: null, error: { code: 'P0001', message: code } };
    return { data: name === 'enter_room' ? { outcome, admitted_at: admittedAt } : null, error: null };
  }
  return {
    client: client as unknown as PortalClient,
    sent,
    tracked: () => tracked,
    entered: () => entered,
    /** Whether the page that left last knew that it had entered; null: none left. */
    leaving: () => leaving,
    /** Whether it entered beside the external link. */
    isElsewhere: () => isElsewhere,
    /** How often a procedure was called. */
    called: (procedure: string) => calls.filter((name) => name === procedure).length,
    /** How often the client was told to connect its socket. */
    connections: () => connections,
    /** How often a channel was opened. */
    channels: () => channels,
    /** How often a channel was left. */
    removed: () => removed,
    /** Makes a procedure answer with the code of a refusal. */
    refuse: (procedure: string, code: string) => {
      refusals.set(procedure, code);
    },
    /** Opening the door takes effect, and its answer does not arrive. */
    loseAdmission: () => {
      isLost = true;
      refusals.set('admit_patient', 'network');
    },
    /** A procedure takes effect, and does not answer at all. */
    hang: (procedure: string) => {
      hanging.add(procedure);
    },
    /** It answers again. */
    allow: (procedure: string) => {
      hanging.delete(procedure);
      refusals.delete(procedure);
    },
    /** The channel is not joined before `setJoined`. */
    setUnreachable: () => {
      isReachable = false;
    },
    /** The channel is lost, or joined again. */
    setJoined: (isJoined: boolean) => {
      isOpen = isJoined;
      onState(isJoined ? 'SUBSCRIBED' : 'CHANNEL_ERROR');
    },
    /** The join is refused for this reason. */
    refuseJoin: (reason: string) => onState('CHANNEL_ERROR', new Error(reason)),
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
