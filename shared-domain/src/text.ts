/** The ASCII digits of a text, in order. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '');

/** The ASCII letters and digits of a text, letters in upper case. */
export const onlyAlphanumerics = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A text without its accents and cedillas: "São João" becomes "Sao Joao". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
