/** A request got no response at all: the connection may be lost. */
const UNANSWERED = 'vinculo-unanswered';

/** Reports a request without a response. */
export const reportUnanswered = (): void => void window.dispatchEvent(new Event(UNANSWERED));

/** Calls `look` whenever the connection may have changed. Returns the unsubscribe function. */
export function onConnectionChange(look: () => void): () => void {
  const events = [UNANSWERED, 'offline', 'online'];
  for (const name of events) window.addEventListener(name, look);
  return () => {
    for (const name of events) window.removeEventListener(name, look);
  };
}
