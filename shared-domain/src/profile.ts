import { isVisible } from './text';

export const NAME_REQUIRED = {
  title: 'Nome obrigatório',
  text: 'Por favor, preencha seu nome completo.',
} as const;

/** The name to save, trimmed; null if nothing visible is left. */
export function parseFullName(input: string): string | null {
  const name = input.trim();
  return isVisible(name) ? name : null;
}

/** The first name ("Camila") and the rest ("Ribeiro dos Santos"), split at the first space. */
export function splitFullName(fullName: string): { readonly first: string; readonly last: string } {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}
