/** Screens that few visits see, in one file together: each file of its own would cost every visitor its name. */
export { AuthCallbackPage } from '../auth-callback/auth-callback-page';
export { AuthRedirectPage } from '../auth-redirect/auth-redirect-page';
export { ForgotPasswordPage } from '../forgot-password/forgot-password-page';
export { NewPasswordPage } from '../new-password/new-password-page';
export { SecondFactorPage } from '../second-factor/second-factor-page';
export { WelcomePage } from '../welcome/welcome-page';
