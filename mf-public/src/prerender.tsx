import { prerenderArea } from 'shared-portal/prerender';
import { setAreaRoutes } from 'shared-portal/routes';
import { manifest } from './manifest';
import { prerenderedPages } from './prerendered-pages';
import { PublicRoutes } from './routes';

setAreaRoutes([manifest]);

/** The area's HTML of the pages at `paths`, with their metadata. Throws on a path without a page. */
export const prerendered = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const page = prerenderedPages.find((each) => each.path === path);
      if (!page) throw new Error(`No metadata for ${path}`);
      return { ...page, html: await prerenderArea('mf-public', PublicRoutes, path) };
    }),
  );
