/**
 * The new user to welcome, stored in the history state: a reload restores it and the address does not show
 * it.
 */
export interface NewUser {
  readonly name: string;
  readonly email: string;
}

/** A new user without any known data. */
export const EMPTY_NEW_USER: NewUser = { name: '', email: '' };
