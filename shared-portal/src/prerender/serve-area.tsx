import type { ComponentType, ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { AreaTree } from '../area-tree';
import type { ServedData } from '../contract';
import type { AreaName } from '../routes';
import { prerenderHistory } from './prerender-history';
import { prerenderPortal } from './prerender-portal';

/** React's mark of a boundary that it leaves to the browser. Texts cannot contain it: their `<` is escaped. */
const UNRENDERED = '<!--$!-->';

/** The complete HTML of an area for one request. Throws what the tree throws. */
export async function serveArea(
  name: AreaName,
  routes: ComponentType,
  address: string,
  served: ServedData,
): Promise<string> {
  const tree = (
    <AreaTree
      name={name}
      portal={prerenderPortal()}
      routes={routes}
      history={prerenderHistory(address)}
      served={served}
    />
  );
  // Takes half the time of a stream, but does not wait for lazy screens: the first request loads them.
  const html = renderToString(tree, { identifierPrefix: name });
  return html.includes(UNRENDERED) ? renderWhole(tree, name) : html;
}

async function renderWhole(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    identifierPrefix,
    // Otherwise long parts are moved to the end, and an inline script of React's inserts them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error: unknown) => void errors.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
