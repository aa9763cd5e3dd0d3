/** The portal is reachable again. A DOM event, because every area has its own copy of this module. */
const BACK = 'vinculo-connection-back';

/** Announces that the connection is back. */
export const announceConnectionBack = (): void => void window.dispatchEvent(new Event(BACK));

/** Calls `listener` whenever the connection is back. Returns an unsubscribe function. */
export function onConnectionBack(listener: () => void): () => void {
  window.addEventListener(BACK, listener);
  return () => window.removeEventListener(BACK, listener);
}
