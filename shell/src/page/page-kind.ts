import type { PortalRoute } from 'shared-portal/routes';

/** Whose page it is, which decides header, footer and ground. `own-frame`: the area draws them itself. */
export type PageKind = 'landing' | 'public' | 'private' | 'sign-in' | 'own-frame';

/** Addresses of signed-in people that no route knows keep the frame of those that one does. */
const PRIVATE = /^\/(patient|professional|chat|feedback)(\/|$)/;

export function pageKind(route: PortalRoute | null, pathname: string): PageKind {
  if (!route) return PRIVATE.test(pathname) ? 'private' : 'public';
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
