import { StrictMode } from 'react';
import { prerenderHistory, prerenderPortal, prerenderTree } from 'shared-portal/prerender';
import { setAreaRoutes } from 'shared-portal/routes';
import { prerenderedRoutes } from './page/prerendered-routes';
import { Shell } from './shell';
import { AREA_PLACE, PrerenderedArea } from './slot/prerendered-area';

/** HTML around an area at one of its addresses; `AREA_PLACE` marks where the area's own HTML goes. */
async function frameAt(path: string) {
  const html = await prerenderTree(
    <PrerenderedArea value={AREA_PLACE}>
      <StrictMode>
        <Shell portal={prerenderPortal()} history={prerenderHistory(path)} />
      </StrictMode>
    </PrerenderedArea>,
  );
  return { path, html };
}

/** HTML of the pages at `paths`. */
export function prerendered(paths: readonly string[]) {
  setAreaRoutes(prerenderedRoutes(paths), false);
  return Promise.all(paths.map(frameAt));
}
