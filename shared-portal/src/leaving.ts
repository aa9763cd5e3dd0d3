/** Asked of the whole document, so that every root hears it, whatever release it comes from. */
const LEAVING = 'vinculo:leaving';

/** Runs `go`, which loses what is on the screen, unless a screen holds it back to ask first. */
export function leaveScreen(go: () => void): void {
  const question = new CustomEvent(LEAVING, { cancelable: true, detail: go });
  if (window.dispatchEvent(question)) go();
}

/** Holds back what `leaveScreen` runs: `onHeld` gets how to go on. Returns how to stop. */
export function holdLeaving(onHeld: (go: () => void) => void): () => void {
  const hold = (event: Event) => {
    event.preventDefault();
    onHeld((event as CustomEvent<() => void>).detail);
  };
  window.addEventListener(LEAVING, hold);
  return () => window.removeEventListener(LEAVING, hold);
}
