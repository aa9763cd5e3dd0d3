import type { ComponentType } from 'react';

export interface ScreenProps {
  /** Of the route, as the table of routes has it. */
  readonly path: string;
}

type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

const loadAuth: LoadScreen = async () => (await import('../auth/auth-page')).AuthPage;
const loadSmallScreen: LoadScreen = async () => (await import('./small-screens')).SmallScreen;

/** What stands before every screen that is not public. */
export const loadGuard = async () => (await import('../guard/route-guard')).RouteGuard;

/** What an address shows that leads nowhere. */
export const loadNotFound = async () => (await import('shared-ui/not-found')).NotFound;

/** How to load the screen of a route of the shell, when it is opened. */
export const screenOf = (path: string): LoadScreen => (path === '/auth' ? loadAuth : loadSmallScreen);
