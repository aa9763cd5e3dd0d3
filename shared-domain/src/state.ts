import { REGISTRATION_STATES } from './registration-states';
import { folded } from './text';

/** A state is given by its two letters. */
export const STATE_MAX_LENGTH = 2;

/** Two capitals at most, while a state is typed: "sp1" is "SP". A whole name, as browsers fill it in, is its letters. */
export const formatState = (input: string): string =>
  REGISTRATION_STATES.find(({ name }) => folded(name) === folded(input))?.uf ??
  input
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, STATE_MAX_LENGTH);

/** Whether these are the two letters, in capitals, of one of the 27 states. */
export const isState = (letters: string): boolean => REGISTRATION_STATES.some(({ uf }) => uf === letters);
