/** How a user signs in, or will sign in after sign-up. */
export type AccessMethod = 'password' | 'passwordless';
