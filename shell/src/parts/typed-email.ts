/** State of an entry of the history: what was typed on the screen before comes along, and stays out of the address. */
export const withEmail = (email: string) => ({ email: email.trim() });

/** The e-mail address that an entry's state holds; empty where it holds none. */
export function emailOf(state: unknown): string {
  const isHere = typeof state === 'object' && state !== null && 'email' in state;
  return isHere && typeof state.email === 'string' ? state.email : '';
}
