import { useSyncExternalStore } from 'react';

let chosen: string | null = null;
const listeners = new Set<() => void>();

/** Chooses where sound comes out, for this page; null: where the system plays it. */
export function chooseSpeaker(deviceId: string | null) {
  chosen = deviceId;
  for (const onChange of listeners) onChange();
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** The speaker chosen in this page; null: where the system plays sound. */
export const useSpeaker = (): string | null => useSyncExternalStore(subscribe, () => chosen);
