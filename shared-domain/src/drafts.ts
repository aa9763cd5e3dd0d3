/** Prefix of the keys of unsent messages in the browser's storage; sign-out removes all of them. */
export const OUTBOX_PREFIX = 'vinculo-outbox-';

/** Prefix of the keys of one user's unsent messages. */
export const outboxPrefix = (userId: string | null): string => `${OUTBOX_PREFIX}${userId}-`;

/** Prefix of draft keys in a tab's storage; sign-out removes all of them. */
export const DRAFT_PREFIX = 'vinculo-draft-';
