import type { PortalRoute } from 'shared-portal/routes';

/** Whose page it is, which decides header, footer and ground. `own-frame`: the area draws them itself. */
export type PageKind = 'landing' | 'public' | 'private' | 'sign-in' | 'not-found' | 'own-frame';

export function pageKind(route: PortalRoute | null): PageKind {
  if (!route) return 'not-found';
  switch (route.owner) {
    case 'shell':
      return 'sign-in';
    case 'mf-public':
      return route.path === '/' ? 'landing' : 'public';
    case 'mf-admin':
      return 'own-frame';
    case 'mf-patient':
    case 'mf-professional':
      return 'private';
  }
}
