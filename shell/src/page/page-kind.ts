import type { PortalRoute } from 'shared-portal/routes';

/** Kind of page, which selects header, footer and background. `own-frame`: the area renders them and `<main>` itself. */
export type PageKind = 'landing' | 'public' | 'private' | 'sign-in' | 'not-found' | 'own-frame';

/** An unknown address under a private path keeps that path's frame. */
const PRIVATE = /^\/(patient|professional|chat|sala|feedback)(\/|$)/;

/** A call takes the whole window. */
const ROOM = /^\/sala\//;

export function pageKind(route: PortalRoute | null, pathname: string): PageKind {
  if (!route) return PRIVATE.test(pathname) ? 'private' : 'not-found';
  switch (route.owner) {
    case 'shell':
      return 'sign-in';
    case 'mf-public':
      return pathname === '/' ? 'landing' : 'public';
    case 'mf-admin':
      return 'own-frame';
    case 'mf-patient':
      return ROOM.test(pathname) ? 'own-frame' : 'private';
    case 'mf-professional':
      return 'private';
  }
}

/** Whether a page shows a professional's work, in a wider frame. */
export const isWork = (route: PortalRoute | null): boolean =>
  route?.owner === 'mf-professional' && (route.access.kind === 'practising' || route.access.kind === 'role');
