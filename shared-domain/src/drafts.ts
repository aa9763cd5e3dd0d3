/** Prefix of draft keys in a tab's storage; sign-out removes all of them. */
export const DRAFT_PREFIX = 'vinculo-draft-';
