/** Dispatched on the document, so that every root receives it, whatever its release. */
const LEAVING = 'vinculo:leaving';

function ask(go: () => void): void {
  const question = new CustomEvent(LEAVING, { cancelable: true, detail: go });
  if (window.dispatchEvent(question)) go();
}

/** Runs `go`, which leaves the screen, unless a screen blocks it to ask first. */
export function leaveScreen(go: () => void): void {
  // Holders recognize the question that they have allowed.
  ask(() => go());
}

/**
 * Blocks what `leaveScreen` runs: `onHeld` receives a function to continue, after which the next holder asks. Returns an
 * unsubscribe function.
 */
export function holdLeaving(onHeld: (go: () => void) => void): () => void {
  let allowed: (() => void) | null = null;
  const hold = (event: Event) => {
    const go = (event as CustomEvent<() => void>).detail;
    if (go === allowed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onHeld(() => {
      allowed = go;
      ask(go);
    });
  };
  window.addEventListener(LEAVING, hold);
  return () => window.removeEventListener(LEAVING, hold);
}
