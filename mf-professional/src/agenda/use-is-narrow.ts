import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 767px)');

function subscribe(onChange: () => void) {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is too narrow for a week: a day is shown instead. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
