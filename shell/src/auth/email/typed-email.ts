/** History state that carries the typed e-mail to the next screen, outside the address bar. */
export const withEmail = (email: string) => ({ email: email.trim() });

/** The e-mail in the history state; empty if absent. */
export function emailOf(state: unknown): string {
  const hasEmail = typeof state === 'object' && state !== null && 'email' in state;
  return hasEmail && typeof state.email === 'string' ? state.email : '';
}
