/**
 * State of the history entry of /nova-senha once the person has shown, by link or by code, that the mailbox is theirs:
 * a reload finds the form again.
 */
export const RECOVERY_VERIFIED = 'recovery-verified';
