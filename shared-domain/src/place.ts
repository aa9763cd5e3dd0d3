import { folded } from './text';

/** What a professional reads whose city is no municipality of the state. */
export const CITY_UNKNOWN = 'Escolha uma cidade da lista do estado.';

export const STATE_UNKNOWN = 'Use a sigla do estado, como SP.';

/**
 * Whether a professional's city is none of its state's, which is how patients find them; accents and case are ignored.
 * `municipalities` are those of the state. Without them the server decides, except where no state is given.
 */
export const isCityUnknown = (city: string, state: string, municipalities: readonly string[] = []): boolean =>
  folded(city) !== '' &&
  (state === '' ||
    (municipalities.length > 0 && !municipalities.some((name) => folded(name) === folded(city))));
