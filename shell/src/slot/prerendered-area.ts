import { createContext, useSyncExternalStore } from 'react';

/** Stands for the HTML of an area, which is built apart. */
export const AREA_PLACE = '<!--area-->';

/** HTML of the area, while the build prerenders a page; empty in the page itself. */
export const PrerenderedArea = createContext('');

const never = () => () => undefined;

/** Whether this render takes over what the build has prerendered, or is the prerendering itself. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
