const HOUR_MS = 3_600_000;

/**
 * A link or code that confirms an address also signs in, in one request; the auth server records a time for
 * each.
 */
const ONE_REQUEST_MS = 10_000;

/** The auth server's timestamps of an account, as ISO instants. */
interface SignIns {
  readonly created_at?: string | undefined;
  readonly email_confirmed_at?: string | undefined;
  /** Start of the current login session. */
  readonly last_sign_in_at?: string | undefined;
}

/** Milliseconds from the first instant to the second; NaN if one is unknown, which fails every comparison. */
const between = (from = '', to = '') => Date.parse(to) - Date.parse(from);

/** Whether the login session started with the confirmation of the account's address. */
export const isConfirmedBySignIn = (account: Omit<SignIns, 'created_at'>): boolean =>
  Math.abs(between(account.email_confirmed_at, account.last_sign_in_at)) < ONE_REQUEST_MS;

/**
 * Whether the current login session is the account's first: the one that confirmed its address. An account
 * created as confirmed, such as a test account, has no such session; for it, a session within the first hour
 * counts.
 */
export function isFirstVisit(account: SignIns): boolean {
  const { created_at, email_confirmed_at = created_at, last_sign_in_at } = account;
  const isMadeConfirmed = between(created_at, email_confirmed_at) < ONE_REQUEST_MS;
  return isMadeConfirmed ? between(created_at, last_sign_in_at) < HOUR_MS : isConfirmedBySignIn(account);
}
