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
