import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { AreaTree } from '../area-tree';
import type { AreaName } from '../routes';
import { prerenderHistory } from './prerender-history';
import { prerenderPortal } from './prerender-portal';

/**
 * The HTML of a tree once all lazy parts are loaded. Throws what the tree throws.
 * @param identifierPrefix prefix of React's ids; the root that hydrates the HTML has the same
 */
export async function prerenderTree(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // Otherwise long parts are moved to the end, and an inline script of React's inserts them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error: unknown) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return await new Response(prelude).text();
}

/** The HTML of an area at one of its addresses, for a visitor. */
export function prerenderArea(name: AreaName, routes: ComponentType, pathname: string): Promise<string> {
  return prerenderTree(
    <AreaTree name={name} portal={prerenderPortal()} routes={routes} history={prerenderHistory(pathname)} />,
    name,
  );
}
