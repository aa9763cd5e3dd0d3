import { useSyncExternalStore } from 'react';

/** A smaller difference is a browser bar, which dvh follows. */
const KEYBOARD_MIN_PX = 120;

function subscribe(onChange: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

function read(): number | null {
  const viewport = window.visualViewport;
  // Zooming makes it smaller, too.
  if (!viewport || viewport.scale > 1.01) return null;
  return window.innerHeight - viewport.height > KEYBOARD_MIN_PX ? Math.round(viewport.height) : null;
}

/** Height in pixels above an open on-screen keyboard; null: none is open. No unit of CSS follows keyboards. */
export const useVisibleHeight = (): number | null => useSyncExternalStore(subscribe, read);
