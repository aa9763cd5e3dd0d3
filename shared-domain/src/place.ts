/** What a professional reads whose city is no municipality of the state. */
export const CITY_UNKNOWN = 'Escolha uma cidade da lista do estado.';

export const STATE_UNKNOWN = 'Use a sigla do estado, como SP.';
