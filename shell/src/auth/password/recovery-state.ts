/**
 * History state of /nova-senha after the mailbox was verified by link or code: a reload restores the form.
 */
export const RECOVERY_VERIFIED = 'recovery-verified';
