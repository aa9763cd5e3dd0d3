/** The ASCII digits of a text, in order. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '');

/** The ASCII letters and digits of a text, letters in upper case. */
export const onlyAlphanumerics = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Number of characters as counted by PostgreSQL: code points. An emoji is one or a few, where `length` (and
 * an input's `maxLength`, which therefore stops early, never late) counts surrogate halves.
 */
export const lengthOf = (text: string): number => [...text].length;

/** By how many characters a trimmed text exceeds a limit; 0 or less: it fits. */
export const excessOf = (text: string, most: number): number => lengthOf(text.trim()) - most;

/** Error message of a text that exceeds a limit; null: it fits. */
export function lengthFault(text: string, most: number): string | null {
  const excess = excessOf(text, most);
  if (excess <= 0) return null;
  const letters = excess === 1 ? 'Uma letra' : `${excess.toLocaleString('pt-BR')} letras`;
  return `${letters} a mais que o limite de ${most.toLocaleString('pt-BR')}.`;
}

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
