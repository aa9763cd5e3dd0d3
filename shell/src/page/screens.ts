import type { ComponentType } from 'react';

export interface ScreenProps {
  /** Route as declared in the route table. */
  readonly path: string;
}

type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

const loadAuth: LoadScreen = async () => (await import('../auth/auth-page/auth-page')).AuthPage;
const loadSmallScreen: LoadScreen = async () => (await import('./small-screens')).SmallScreen;

/** Wraps every private screen. */
export const loadGuard = async () => (await import('../guard/route-guard')).RouteGuard;

/** Shown for an unknown address. */
export const loadNotFound = async () => (await import('shared-ui/not-found')).NotFound;

/** Loader of a shell route's screen. */
export const screenOf = (path: string): LoadScreen => (path === '/auth' ? loadAuth : loadSmallScreen);
