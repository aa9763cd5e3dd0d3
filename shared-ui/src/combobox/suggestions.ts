import { withoutAccents } from 'shared-domain/text';

const MOST = 8;

const fold = (text: string) => withoutAccents(text).trim().toLowerCase();

/** The option that a text names, accents and case ignored; undefined for none. */
export const optionNamed = (options: readonly string[], text: string): string | undefined =>
  options.find((option) => fold(option) === fold(text));

/** Up to eight options that contain what was typed, those that begin with it first; none for a blank text. */
export function suggestionsFor(options: readonly string[], text: string): readonly string[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const found = options.filter((option) => fold(option).includes(wanted));
  const beginning = found.filter((option) => fold(option).startsWith(wanted));
  return [...new Set([...beginning, ...found])].slice(0, MOST);
}
