/** Prefix of the keys of unsent messages in the browser's storage; sign-out removes all of them. */
export const OUTBOX_PREFIX = 'vinculo-outbox-';

/** Prefix of draft keys in a tab's storage; sign-out removes all of them. */
export const DRAFT_PREFIX = 'vinculo-draft-';
