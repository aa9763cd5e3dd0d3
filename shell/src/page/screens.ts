import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

/** The shell's own screens, each in a file of its own. */
const SCREENS: Readonly<Record<string, LoadScreen>> = {
  '/auth': async () => (await import('../auth/auth-page')).AuthPage,
  '/auth/callback': async () => (await import('../auth-callback/auth-callback-page')).AuthCallbackPage,
  '/auth-redirect': async () => (await import('../auth-redirect/auth-redirect-page')).AuthRedirectPage,
  '/welcome': async () => (await import('../welcome/welcome-page')).WelcomePage,
};

/** How to load the screen of a route of the shell; null where there is none. */
export function screenOf(path: string): LoadScreen | null {
  return SCREENS[path] ?? null;
}
