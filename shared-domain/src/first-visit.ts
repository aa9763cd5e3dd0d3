const HOUR_MS = 3_600_000;

/** What the auth server notes of an account, as ISO instants. */
interface SignIns {
  readonly created_at?: string | undefined;
  /** When the present login session began. */
  readonly last_sign_in_at?: string | undefined;
}

/** Whether the present login session is an account's first: it began within an hour after the account was made. */
export function isFirstVisit({ created_at = '', last_sign_in_at = '' }: SignIns): boolean {
  return Date.parse(last_sign_in_at) - Date.parse(created_at) < HOUR_MS; // false with an unknown time
}
