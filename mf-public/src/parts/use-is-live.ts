import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's scripts run. False in what the build has prerendered, and while it is taken over: that knows
 * nothing of the address beside its path.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
