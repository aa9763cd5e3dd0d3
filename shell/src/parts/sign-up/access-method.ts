/** How a person signs in, or wants to from now on. */
export type AccessMethod = 'password' | 'passwordless';
