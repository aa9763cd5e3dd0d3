import type { Frame } from './frames.ts';

/** What carries frames to one client: a WebSocket of Node's server, or MSW's in a page. */
export interface Wire {
  send(frame: Frame): void;
  close(code: number, reason: string): void;
}

/** One client's connection, as its wire feeds it. */
export interface Link {
  receive(frame: Frame): void;
  closed(): void;
}

/** Where connections to /realtime/v1/websocket end. */
export interface Sockets {
  /** Takes in a connection; null without a valid API key, or while it takes in none. */
  connect(address: URL, wire: Wire): Link | null;
}
