/** Replaces the shell's loading of areas: a single build has no remotes. */
export const loadArea = (): Promise<void> => Promise.resolve();
