/** How the names of what is being written begin in a tab's storage; signing out takes all of it away. */
export const DRAFT_PREFIX = 'vinculo-draft-';
