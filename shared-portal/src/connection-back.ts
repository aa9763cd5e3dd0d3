/** The portal can be reached again. A DOM event, because every area carries its own copy of this module. */
const BACK = 'vinculo-connection-back';

/** Announces that the connection is back. */
export const announceConnectionBack = (): void => void window.dispatchEvent(new Event(BACK));

/** Calls `listener` each time the connection is back. Returns a function that stops listening. */
export function onConnectionBack(listener: () => void): () => void {
  window.addEventListener(BACK, listener);
  return () => window.removeEventListener(BACK, listener);
}
