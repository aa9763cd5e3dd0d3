/** A state is given by its two letters. */
export const STATE_MAX_LENGTH = 2;

export const NAME_REQUIRED = {
  title: 'Nome obrigatório',
  text: 'Por favor, preencha seu nome completo.',
} as const;

/** The full name to save, trimmed; null when nothing is left. */
export function parseFullName(input: string): string | null {
  const name = input.trim();
  return name === '' ? null : name;
}
