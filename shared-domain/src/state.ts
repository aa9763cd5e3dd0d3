import { REGISTRATION_STATES } from './registration-states';
import { folded } from './text';

/** A state is written as two letters. */
export const STATE_MAX_LENGTH = 2;

/**
 * Formats a state while typing, at most two capitals: "sp1" is "SP". A full name, as autofilled by browsers,
 * becomes its letters.
 */
export const formatState = (input: string): string =>
  REGISTRATION_STATES.find(({ name }) => folded(name) === folded(input))?.uf ??
  input
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, STATE_MAX_LENGTH);

/** Whether a text is the two capital letters of one of the 27 states. */
export const isState = (letters: string): boolean => REGISTRATION_STATES.some(({ uf }) => uf === letters);
