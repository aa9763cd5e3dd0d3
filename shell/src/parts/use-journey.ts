import { useLocation } from 'shared-portal/router';
import { readJourney, withJourney, type Journey } from './mail-link';

/**
 * Leads to another screen of signing in with what the address says of what comes after: the page first asked for and
 * the role. What is not of this portal is left out.
 */
export function useJourney(): { readonly journey: Journey; readonly keptQuery: (path: string) => string } {
  const journey = readJourney(useLocation().search);
  return { journey, keptQuery: (path) => withJourney(path, journey) };
}
