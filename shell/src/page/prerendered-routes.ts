import { areaAt, type AreaRoutes } from 'shared-portal/routes';

/** Prerendered pages as routes: known before the published areas are read, and public. */
export const prerenderedRoutes = (paths: readonly string[]): readonly AreaRoutes[] =>
  paths.flatMap((path) => {
    const name = areaAt(path);
    return name ? [{ name, routes: [{ path, access: { kind: 'public' } as const, title: '' }] }] : [];
  });
