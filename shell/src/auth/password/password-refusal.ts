/** Error codes for a password rejected by the server. */
export const PASSWORD_REFUSALS = {
  weak_password: 'password',
  password_known: 'password',
  password_too_long: 'password',
  same_password: 'password',
} as const;
