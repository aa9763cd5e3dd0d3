/** Dispatched on the document, so that every root receives it, whatever its release. */
const LEAVING = 'vinculo:leaving';

/** Runs `go`, which leaves the screen, unless a screen blocks it to ask first. */
export function leaveScreen(go: () => void): void {
  const question = new CustomEvent(LEAVING, { cancelable: true, detail: go });
  if (window.dispatchEvent(question)) go();
}

/**
 * Blocks what `leaveScreen` runs: `onHeld` receives a function to continue. Returns an unsubscribe function.
 */
export function holdLeaving(onHeld: (go: () => void) => void): () => void {
  const hold = (event: Event) => {
    event.preventDefault();
    onHeld((event as CustomEvent<() => void>).detail);
  };
  window.addEventListener(LEAVING, hold);
  return () => window.removeEventListener(LEAVING, hold);
}
