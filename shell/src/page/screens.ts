import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

/** The shell's own screens, each in a file of its own. */
const SCREENS: Readonly<Record<string, LoadScreen>> = {
  '/auth': async () => (await import('../auth/auth-page')).AuthPage,
  '/auth/callback': async () => (await import('../auth-callback/auth-callback-page')).AuthCallbackPage,
  '/auth-redirect': async () => (await import('../auth-redirect/auth-redirect-page')).AuthRedirectPage,
  '/welcome': async () => (await import('../welcome/welcome-page')).WelcomePage,
  '/esqueci-senha': async () => (await import('../forgot-password/forgot-password-page')).ForgotPasswordPage,
  '/nova-senha': async () => (await import('../new-password/new-password-page')).NewPasswordPage,
};

/** What stands before every screen that is not public. */
export const loadGuard = async () => (await import('../guard/route-guard')).RouteGuard;

/** What an address shows that leads nowhere. */
export const loadNotFound: LoadScreen = async () => (await import('shared-ui/not-found')).NotFound;

/** How to load the screen of a route of the shell. */
export function screenOf(path: string): LoadScreen {
  return SCREENS[path] ?? loadNotFound;
}
