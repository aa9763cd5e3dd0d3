import { LIMITS } from './limits.ts';
import { tooMuch } from './query-refusal.ts';

/** Parameters that lite reads by functions that call themselves; each may follow the name of an embedded table. */
const NESTED = /^(.*\.)?(select|order|(not\.)?(and|or))$/;

/** Refuses a query string that is too long or too deep to be parsed. */
export function checkQueryText({ search, searchParams }: URL): void {
  if (search.length > LIMITS.queryLength) throw tooMuch('characters', LIMITS.queryLength);
  const parameters = [...searchParams];
  if (parameters.length > LIMITS.parameters) throw tooMuch('parameters', LIMITS.parameters);
  for (const [name, value] of parameters)
    if (NESTED.test(name) && depthOf(value, '(', ')') > LIMITS.parentheses)
      throw tooMuch('parentheses inside each other', LIMITS.parentheses);
}

/** How deep brackets are inside each other, outside of quotation marks. */
export function depthOf(text: string, opening: string, closing: string): number {
  let [depth, deepest, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '\\') at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && opening.includes(letter)) deepest = Math.max(deepest, (depth += 1));
    else if (!isQuoted && closing.includes(letter)) depth -= 1;
  }
  return deepest;
}
