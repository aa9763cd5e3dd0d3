import { folded } from 'shared-domain/text';

const MOST = 8;

/** The option that a text names, accents and case ignored; undefined for none. */
export const optionNamed = (options: readonly string[], text: string): string | undefined =>
  options.find((option) => folded(option) === folded(text));

/** Up to eight options that contain what was typed, those that begin with it first; none for a blank text. */
export function suggestionsFor(options: readonly string[], text: string): readonly string[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const found = options.filter((option) => folded(option).includes(wanted));
  const beginning = found.filter((option) => folded(option).startsWith(wanted));
  return [...new Set([...beginning, ...found])].slice(0, MOST);
}
