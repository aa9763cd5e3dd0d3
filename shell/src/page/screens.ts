import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

const loadSmallScreens = () => import('./small-screens');

/** The shell's own screens, loaded when they are opened. */
const SCREENS: Readonly<Record<string, LoadScreen>> = {
  '/auth': async () => (await import('../auth/auth-page')).AuthPage,
  '/auth/callback': async () => (await loadSmallScreens()).AuthCallbackPage,
  '/auth-redirect': async () => (await loadSmallScreens()).AuthRedirectPage,
  '/welcome': async () => (await loadSmallScreens()).WelcomePage,
  '/esqueci-senha': async () => (await loadSmallScreens()).ForgotPasswordPage,
  '/nova-senha': async () => (await loadSmallScreens()).NewPasswordPage,
  '/verificacao': async () => (await loadSmallScreens()).SecondFactorPage,
};

/** What stands before every screen that is not public. */
export const loadGuard = async () => (await import('../guard/route-guard')).RouteGuard;

/** What an address shows that leads nowhere. */
export const loadNotFound: LoadScreen = async () => (await import('shared-ui/not-found')).NotFound;

/** How to load the screen of a route of the shell. */
export function screenOf(path: string): LoadScreen {
  return SCREENS[path] ?? loadNotFound;
}
