import type { ComponentType } from 'react';
import { AuthCallbackPage } from '../auth/callback/auth-callback-page';
import { AuthRedirectPage } from '../auth/redirect/auth-redirect-page';
import { ForgotPasswordPage } from '../auth/forgot-password/forgot-password-page';
import { NewPasswordPage } from '../auth/new-password/new-password-page';
import { SecondFactorPage } from '../auth/second-factor/second-factor-page';
import { WelcomePage } from '../auth/welcome/welcome-page';

const SCREENS: Readonly<Record<string, ComponentType>> = {
  '/auth/callback': AuthCallbackPage,
  '/auth-redirect': AuthRedirectPage,
  '/welcome': WelcomePage,
  '/esqueci-senha': ForgotPasswordPage,
  '/nova-senha': NewPasswordPage,
  '/verificacao': SecondFactorPage,
};

/** Rarely visited screens in one chunk: each extra chunk name costs every visitor bytes. */
export function SmallScreen({ path }: { readonly path: string }) {
  const Screen = SCREENS[path];
  return Screen && <Screen />;
}
