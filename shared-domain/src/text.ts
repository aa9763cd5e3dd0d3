/** The ASCII digits of a text, in order. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '');

/** The ASCII letters and digits of a text, letters in upper case. */
export const onlyAlphanumerics = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Whether a text is visible: blanks, zero-width characters and lone accents are not. The server uses the same
 * rule.
 */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu, ''));

/** A text without its accents and cedillas: "São João" becomes "Sao Joao". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text normalized for comparing names: without accents, case and surrounding blanks. */
export const folded = (text: string): string => withoutAccents(text).trim().toLowerCase();
