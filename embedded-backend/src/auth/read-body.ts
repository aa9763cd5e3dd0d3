import { AuthError, validationFailed } from './auth-error.ts';

/** GoTrue takes a megabyte; the database's triggers read every letter of a name, several times. */
const MAX_BYTES = 262_144;

const badJson = (reason: string): AuthError =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);

/** Reads a JSON object from the body; 413 above 256 kB, 400 when it is none. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (new TextEncoder().encode(text).length > MAX_BYTES) {
    throw new AuthError(413, 'request_entity_too_large', 'Request body too large');
  }
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return { ...value };
    }
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : 'invalid');
  }
  throw badJson('an object is expected');
}

/** A text field of the body; empty text when absent or of another type. */
export function textOf(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

/** Deeper than anybody's metadata, and far from where writing it down would end the stack. */
const MAX_DEPTH = 100;

/**
 * The metadata (`data`) of the body as the database can hold it; empty when absent or no object. Half a letter becomes
 * U+FFFD, as Go reads it; 400 for a zero letter, which no text of PostgreSQL has, and for what is nested too deep.
 */
export function metadataOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { data } = body;
  const isObject = data !== null && typeof data === 'object' && !Array.isArray(data);
  return isObject ? (storable(data, 0) as Record<string, unknown>) : {};
}

function storable(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw badJson('exceeded max depth');
  if (typeof value === 'string') return storableText(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [storableText(name), storable(item, depth + 1)]),
  );
}

/** A text as the database can hold it: half a letter becomes U+FFFD; 400 for a zero letter. */
export function storableText(text: string): string {
  if (text.includes('\0')) throw validationFailed('Metadata cannot contain the character U+0000');
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
