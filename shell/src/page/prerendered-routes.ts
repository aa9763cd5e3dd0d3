import { areaAt, type AreaRoutes } from 'shared-portal/routes';

/** Prerendered pages as routes: known before the published areas are read, and public. */
export const prerenderedRoutes = (paths: readonly string[]): readonly AreaRoutes[] =>
  paths.map((path) => ({
    name: areaAt(path) ?? 'mf-public',
    routes: [{ path, access: { kind: 'public' }, title: '' }],
  }));
