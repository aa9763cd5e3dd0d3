import { StrictMode } from 'react';
import { prerenderHistory, prerenderPortal, prerenderTree } from 'shared-portal/prerender';
import { Shell } from './shell';
import { AREA_PLACE, PrerenderedArea } from './slot/prerendered-area';

/** What stands around an area at one of its addresses; `AREA_PLACE` is where the area's own HTML belongs. */
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

/** The frames of the pages at `paths`. */
export const prerendered = (paths: readonly string[]) => Promise.all(paths.map(frameAt));
