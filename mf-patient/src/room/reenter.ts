import type { Room } from './provider';

/** Enters again after leaving. Call it from a click. */
export const reenter = (call: Room): Promise<void> => call.enter();
