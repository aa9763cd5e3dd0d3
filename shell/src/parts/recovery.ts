/**
 * State of the history entry of /nova-senha once the person has shown, by link or by code, that the mailbox is theirs:
 * a reload finds the form again.
 */
export const RECOVERY_VERIFIED = 'recovery-verified';

/** The same after a sign-up whose password was dropped: where to go once another is chosen, or not. */
export interface PasswordDropped {
  readonly passwordDroppedThen: string;
}

/** Reads a history entry's state; null when it says nothing of a dropped password. */
export function readPasswordDropped(state: unknown): PasswordDropped | null {
  if (typeof state !== 'object' || state === null || !('passwordDroppedThen' in state)) return null;
  const { passwordDroppedThen } = state;
  return typeof passwordDroppedThen === 'string' ? { passwordDroppedThen } : null;
}
