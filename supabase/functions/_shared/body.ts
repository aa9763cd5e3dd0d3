import { Refusal } from './refusal.ts';

/** The fields of a JSON body; none for an empty one. Refuses other methods and everything but objects. */
export async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Send a POST request.');
  const text = await request.text();
  if (text.trim() === '') return {};
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'invalid_body', 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_body', 'The body is not JSON.');
  }
}

/** Characters that neither the database nor a URL can hold: U+0000 and unpaired surrogates. */
const UNWRITABLE = /[\0\p{Cs}]/u;

/** Longer than any text that a function accepts; the data API would refuse it. */
const LONGEST_TEXT = 10_000;

/** An optional field as trimmed text; null when missing or blank. Refuses other types. */
export function optionalText(body: Readonly<Record<string, unknown>>, field: string): string | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || UNWRITABLE.test(value))
    throw new Refusal(400, 'invalid_body', `${field} must be a text.`);
  if (value.length > LONGEST_TEXT)
    throw new Refusal(400, 'invalid_body', `${field} has at most ${LONGEST_TEXT} characters.`);
  return value.trim() || null;
}
