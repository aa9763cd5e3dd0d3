/** A WebSocket that never opens. */
export class SilentSocket {
  readonly readyState = 0;
  close() {}
  send() {}
}
