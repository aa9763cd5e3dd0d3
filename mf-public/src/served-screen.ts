import type { QueryClient } from '@tanstack/react-query';
import type { PortalClient, ServedPage, ServedRoute } from 'shared-portal/contract';

/** What a server needs to know of a screen. */
export interface ServedScreen {
  readonly routes: readonly ServedRoute[];
  /**
   * Reads the screen's data into `queries`. Throws if the screen cannot be shown without what is missing.
   * @param url with the portal's origin
   * @param now in milliseconds
   */
  readonly load: (
    queries: QueryClient,
    client: () => Promise<PortalClient>,
    url: URL,
    now: number,
  ) => Promise<Pick<ServedPage, 'status' | 'head' | 'tags'>>;
}

/** For a read without which the page can be shown: the browser reads it. */
export const leaveToBrowser = (): undefined => undefined;
