import { folded } from './text';

/** Error for a professional's city that is no municipality of the state. */
export const CITY_UNKNOWN = 'Escolha uma cidade da lista do estado.';

export const STATE_UNKNOWN = 'Use a sigla do estado, como SP.';

/**
 * Whether a professional's city is not in its state, by which patients find them; ignores accents and case.
 * `municipalities` are those of the state. Without them the server decides, unless no state is given.
 */
export const isCityUnknown = (city: string, state: string, municipalities: readonly string[] = []): boolean =>
  folded(city) !== '' &&
  (state === '' ||
    (municipalities.length > 0 && !municipalities.some((name) => folded(name) === folded(city))));
