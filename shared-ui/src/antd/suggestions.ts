import { folded } from 'shared-domain/text';

const MAX_SUGGESTIONS = 8;

/** The option equal to a text, ignoring accents and case; undefined if none. */
export const optionNamed = (options: readonly string[], text: string): string | undefined =>
  options.find((option) => folded(option) === folded(text));

/** Up to eight options that contain the text, prefix matches first; none for a blank text. */
export function suggestionsFor(options: readonly string[], text: string): readonly string[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const found = options.filter((option) => folded(option).includes(wanted));
  const beginning = found.filter((option) => folded(option).startsWith(wanted));
  return [...new Set([...beginning, ...found])].slice(0, MAX_SUGGESTIONS);
}
