import type { Frame } from './frames.ts';

/** What carries frames to one client: a WebSocket of Node's server, or MSW's in a page. */
export interface Wire {
  send(frame: Frame): void;
  close(code: number, reason: string): void;
}

/** The backend's end of a client's connection; the host calls it. */
export interface Link {
  receive(frame: Frame): void;
  closed(): void;
}

/** Accepts connections to /realtime/v1/websocket. */
export interface Sockets {
  /** Opens a connection; null without a valid API key, or when closed or full. */
  connect(address: URL, wire: Wire): Link | null;
}
