import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { AreaTree } from '../area-tree';
import type { AreaName } from '../routes';
import { prerenderHistory } from './prerender-history';
import { prerenderPortal } from './prerender-portal';

/**
 * The HTML of a tree once everything it loads on demand is there. Throws what the tree throws.
 * @param identifierPrefix stands before the ids that React makes; the root that takes the HTML over has the same
 */
export async function prerenderTree(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // Otherwise long parts follow at the end, and a script of React's own puts them in their place.
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
