const HOUR_MS = 3_600_000;

/** A link or code that confirms an address also signs in, by one request; the auth server notes a time for each. */
const ONE_REQUEST_MS = 10_000;

/** What the auth server notes of an account, as ISO instants. */
interface SignIns {
  readonly created_at?: string | undefined;
  readonly email_confirmed_at?: string | undefined;
  /** When the present login session began. */
  readonly last_sign_in_at?: string | undefined;
}

/** Milliseconds from the first instant to the second; NaN with an unknown one, which no comparison accepts. */
const between = (from = '', to = '') => Date.parse(to) - Date.parse(from);

/** Whether the login session began with the confirmation of the account's address. */
export const isConfirmedBySignIn = (account: Omit<SignIns, 'created_at'>): boolean =>
  Math.abs(between(account.email_confirmed_at, account.last_sign_in_at)) < ONE_REQUEST_MS;

/**
 * Whether the present login session is an account's first: the one that confirmed its address. An account that was
 * confirmed as it was made, such as a test account, has no such session; there, one that began within an hour counts.
 */
export function isFirstVisit(account: SignIns): boolean {
  const { created_at, email_confirmed_at = created_at, last_sign_in_at } = account;
  const isMadeConfirmed = between(created_at, email_confirmed_at) < ONE_REQUEST_MS;
  return isMadeConfirmed ? between(created_at, last_sign_in_at) < HOUR_MS : isConfirmedBySignIn(account);
}
