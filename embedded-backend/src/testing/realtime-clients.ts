import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend, Link } from '../index.ts';
import { fetchFrom, SITE } from './start.ts';

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

/** A WebSocket that ends at a backend in the same process. */
class LinkedSocket {
  readonly url: string;
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  readonly #link: Link | null;

  constructor(backend: Backend, address: string | URL) {
    this.url = String(address);
    this.#link = backend.realtime.connect(new URL(address), {
      send: (frame) => {
        const data = typeof frame === 'string' ? frame : (frame.slice().buffer as ArrayBuffer);
        queueMicrotask(() => this.readyState === OPEN && this.onmessage?.({ data }));
      },
      close: (code, reason) => this.#end(code, reason),
    });
    setTimeout(() => {
      if (!this.#link) return this.#end(1008, 'Invalid API key');
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(data: string | ArrayBuffer): void {
    this.#link?.receive(typeof data === 'string' ? data : new Uint8Array(data));
  }

  close(code = 1000, reason = ''): void {
    this.#end(code, reason);
  }

  #end(code: number, reason: string): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#link?.closed();
    setTimeout(() => this.onclose?.({ code, reason }));
  }
}

interface Settings {
  /** Null: a visitor. */
  readonly token?: () => string | null;
  readonly vsn?: string;
}

const opened: { client: SupabaseClient; sockets: LinkedSocket[] }[] = [];

/** A supabase-js client whose Realtime connects to a backend; `cut` breaks the connection. */
export function realtimeClient(backend: Backend, apiKey: string, { token, vsn = '2.0.0' }: Settings = {}) {
  const sockets: LinkedSocket[] = [];
  class Transport extends LinkedSocket {
    constructor(address: string | URL) {
      super(backend, address);
      sockets.push(this);
    }
  }
  const client = createClient(SITE, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token && { accessToken: () => Promise.resolve(token()) }),
    global: { fetch: fetchFrom(backend) },
    realtime: { transport: Transport as never, vsn, timeout: 500, reconnectAfterMs: () => 20 },
  });
  opened.push({ client, sockets });
  return { client, cut: () => sockets.at(-1)?.close(1006, 'cut') };
}

/** Closes the connections of all clients. */
export async function closeClients(): Promise<void> {
  for (const { client } of opened.splice(0)) {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
}

/** Subscribes. Returns the states so far, a list that grows: `SUBSCRIBED`, `CHANNEL_ERROR: <reason>`, … */
export function subscribed(channel: RealtimeChannel): string[] {
  const states: string[] = [];
  channel.subscribe((state, error) => states.push(error ? `${state}: ${error.message}` : state));
  return states;
}

/** Subscribes with the client's current token; resolves with the list of states once it has one. */
export async function joined(client: SupabaseClient, channel: RealtimeChannel): Promise<string[]> {
  await client.realtime.setAuth();
  const states = subscribed(channel);
  await until(() => states.length > 0);
  return states;
}

/** Waits for a condition. Rejects after three seconds. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 600) throw new Error(`Not within three seconds: ${String(isTrue)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits long enough for a message that should not arrive. */
export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));
