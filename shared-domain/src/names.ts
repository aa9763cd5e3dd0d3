import { isVisible } from './text';

const TITLES = /^(?:dr|dra|dr\(a\)|doutor|doutora)\.?$/i;
const PARTICLES = /^(?:de|da|do|das|dos|e)$/i;
const UNNAMED = 'Profissional';

/** The words of a name that stand for a person: no titles, no particles, nothing that cannot be seen. */
const namesOf = (name: string) =>
  name.split(/\s+/).filter((word) => isVisible(word) && !TITLES.test(word) && !PARTICLES.test(word));

const firstLetter = (word: string | undefined) => ([...(word ?? '')][0] ?? '').toUpperCase();

/** Up to two initials for an avatar: "Dr. Tiago Monteiro" is "TM", "Camila Ribeiro dos Santos" is "CR". */
export const initials = (name: string): string => namesOf(name).slice(0, 2).map(firstLetter).join('');

/** The first name: "Camila Ribeiro" is "Camila"; empty when there is none. */
export const firstName = (name: string): string => namesOf(name)[0] ?? '';

/**
 * A name that does not tell who it is, as reviews carry it: "Camila Ribeiro dos Santos" is "Camila S."; "Paciente"
 * where there is none.
 */
export function abbreviatedName(name: string): string {
  const names = namesOf(name);
  const [first = 'Paciente'] = names;
  return names.length > 1 ? `${first} ${firstLetter(names.at(-1))}.` : first;
}

/**
 * How a professional is welcomed: the first name given that can be seen, else "Profissional"; with "Dr(a)." in
 * front unless it already starts with "dr" or contains "doutor".
 */
export function greetingName(...candidates: readonly (string | null | undefined)[]): string {
  const name = candidates.map((candidate) => candidate?.trim() ?? '').find(isVisible) ?? UNNAMED;
  return /^dr|doutor/i.test(name) ? name : `Dr(a). ${name}`;
}
