import { isVisible } from './text';

const TITLES = /^(?:dr|dra|dr\(a\)|doutor|doutora)\.?$/i;
const PARTICLES = /^(?:de|da|do|das|dos|e)$/i;
const UNNAMED = 'Profissional';

/** The words of a name without titles, particles and invisible text. */
const namesOf = (name: string) =>
  name.split(/\s+/).filter((word) => isVisible(word) && !TITLES.test(word) && !PARTICLES.test(word));

const firstLetter = (word: string | undefined) => ([...(word ?? '')][0] ?? '').toUpperCase();

/** Up to two initials for an avatar: "Dr. Tiago Monteiro" is "TM", "Camila Ribeiro dos Santos" is "CR". */
export const initials = (name: string): string => namesOf(name).slice(0, 2).map(firstLetter).join('');

/** The first name: "Camila Ribeiro" is "Camila"; empty if there is none. */
export const firstName = (name: string): string => namesOf(name)[0] ?? '';

/**
 * An anonymized name for reviews: "Camila Ribeiro dos Santos" is "Camila S."; "Paciente" if there is none.
 */
export function abbreviatedName(name: string): string {
  const names = namesOf(name);
  const [first = 'Paciente'] = names;
  return names.length > 1 ? `${first} ${firstLetter(names.at(-1))}.` : first;
}

/**
 * Name in a professional's greeting: the first visible one given, else "Profissional"; prefixed with "Dr(a)."
 * unless it starts with "dr" or contains "doutor".
 */
export function greetingName(...candidates: readonly (string | null | undefined)[]): string {
  const name = candidates.map((candidate) => candidate?.trim() ?? '').find(isVisible) ?? UNNAMED;
  return /^dr|doutor/i.test(name) ? name : `Dr(a). ${name}`;
}
