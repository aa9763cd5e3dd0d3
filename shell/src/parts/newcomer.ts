/** Who is welcomed, as the history entry keeps it: a reload finds it, the address does not show it. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
}

/** A newcomer of whom nothing is known. */
export const NOBODY: Newcomer = { name: '', email: '' };
