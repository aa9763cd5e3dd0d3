import { prerenderArea } from 'shared-portal/prerender';
import { prerenderedPages } from './prerendered-pages';
import { PublicRoutes } from './routes';

/** The area's own HTML of the pages at `paths`, and what they tell of themselves. Throws on a path without a page. */
export const prerendered = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const page = prerenderedPages.find((each) => each.path === path);
      if (!page) throw new Error(`Nothing is said of ${path}`);
      return { ...page, html: await prerenderArea('mf-public', PublicRoutes, path) };
    }),
  );
