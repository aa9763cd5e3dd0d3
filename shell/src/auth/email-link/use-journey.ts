import { useLocation } from 'shared-portal/router';
import { readJourney, withJourney, type Journey } from './mail-link';

/**
 * Navigates to another sign-in screen and keeps the requested page and the role. Drops an address outside the
 * portal.
 */
export function useJourney(): { readonly journey: Journey; readonly keptQuery: (path: string) => string } {
  const journey = readJourney(useLocation().search);
  return { journey, keptQuery: (path) => withJourney(path, journey) };
}
