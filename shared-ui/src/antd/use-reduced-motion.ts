import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function follow(onChange: () => void) {
  const reduced = query();
  reduced.addEventListener('change', onChange);
  return () => reduced.removeEventListener('change', onChange);
}

/** Whether the user prefers reduced motion, updated while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(follow, () => query().matches);
}
