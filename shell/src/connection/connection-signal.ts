/** A request of the page got no answer at all: the connection may be gone. */
const UNANSWERED = 'vinculo-unanswered';

/** Says that a request got no answer. */
export const tellUnanswered = (): void => void window.dispatchEvent(new Event(UNANSWERED));

/** Calls `look` whenever the connection may have gone or come back. Answers how to stop. */
export function onConnectionDoubt(look: () => void): () => void {
  const events = [UNANSWERED, 'offline', 'online'];
  for (const name of events) window.addEventListener(name, look);
  return () => {
    for (const name of events) window.removeEventListener(name, look);
  };
}
