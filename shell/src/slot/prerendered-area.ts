import { createContext, useSyncExternalStore } from 'react';

/** Placeholder for the HTML of an area, which is built separately. */
export const AREA_PLACE = '<!--area-->';

/** HTML of the area while the build prerenders a page; empty in the browser. */
export const PrerenderedArea = createContext('');

const never = () => () => undefined;

/** Whether this render hydrates prerendered HTML, or is the prerendering itself. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
