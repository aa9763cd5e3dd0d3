import type { AreaManifest } from 'shared-portal/manifest';
import { routesOf, type AreaRoute, type PortalRoute } from 'shared-portal/routes';
import { manifest as admin } from '../mf-admin/src/manifest.ts';
import { manifest as patient } from '../mf-patient/src/manifest.ts';
import { manifest as professional } from '../mf-professional/src/manifest.ts';
import { manifest as visitors } from '../mf-public/src/manifest.ts';

/** The manifests of this workspace's areas. */
export const MANIFESTS: readonly AreaManifest[] = [visitors, patient, professional, admin];

/** The routes in the manifest of a package; empty for the shell. */
export const manifestRoutes = (name: string): readonly AreaRoute[] =>
  MANIFESTS.find((manifest) => manifest.name === name)?.routes ?? [];

/** Every route of the portal as this workspace builds it. Any other path is the not-found page. */
export const PORTAL_ROUTES: readonly PortalRoute[] = routesOf(MANIFESTS);

/** The paths of the routes that the build renders. */
export const PRERENDERED: readonly string[] = pathsWith('prerendered');

/** The paths of the routes that a server renders for each request; the build makes the frame around them. */
export const SERVED: readonly string[] = pathsWith('served');

function pathsWith(flag: 'prerendered' | 'served'): readonly string[] {
  return MANIFESTS.flatMap(({ routes }) => routes.filter((route) => route[flag]).map(({ path }) => path));
}
