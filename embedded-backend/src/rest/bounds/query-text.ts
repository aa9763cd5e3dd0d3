import { LIMITS } from './limits.ts';
import { QueryRefusal, tooMuch } from './query-refusal.ts';

/** Parameters that lite parses recursively; each may follow the name of an embedded table. */
const NESTED = /^(.*\.)?(select|order|(not\.)?(and|or))$/;

/**
 * Refuses a path that cannot be decoded, and a query string that is too long, too deep or contains U+0000.
 */
export function checkQueryText({ pathname, search, searchParams }: URL): void {
  if (!isDecodable(pathname))
    throw new QueryRefusal('Invalid path specified in request URL', 'The path is not UTF-8.', {
      status: 404,
      code: 'PGRST125',
    });
  if (search.length > LIMITS.queryLength) throw tooMuch('characters', LIMITS.queryLength);
  const parameters = [...searchParams];
  if (parameters.length > LIMITS.parameters) throw tooMuch('parameters', LIMITS.parameters);
  // U+0000 in a name would truncate the statement.
  if (parameters.flat().some((text) => text.includes('\0')))
    throw new QueryRefusal('failed to parse the query string', 'It contains the character U+0000.');
  for (const [name, value] of parameters)
    if (NESTED.test(name) && depthOf(value, '(', ')') > LIMITS.parentheses)
      throw tooMuch('nested parentheses', LIMITS.parentheses);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Depth of nested brackets outside quotes.
 * @param escape character that escapes a quotation mark; lite supports none in a query
 */
export function depthOf(text: string, opening: string, closing: string, escape = ''): number {
  let [depth, deepest, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === escape) at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && opening.includes(letter)) deepest = Math.max(deepest, (depth += 1));
    else if (!isQuoted && closing.includes(letter)) depth -= 1;
  }
  return deepest;
}
