import { AuthError, validationFailed } from './auth-error.ts';

/** GoTrue accepts a megabyte; here the database's triggers scan every name several times. */
const MAX_BYTES = 262_144;

const badJson = (reason: string): AuthError =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);

/** Reads a JSON object from the body; 413 above 256 kB, 400 for anything else. */
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
  throw badJson('expected an object');
}

/** A text field of the body; empty text when absent or of another type. */
export function textOf(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

/** Deeper than any real metadata, and far below the depth at which serializing overflows the stack. */
const MAX_DEPTH = 100;

/**
 * The metadata (`data`) of the body in a form that PostgreSQL can store; empty when absent or not an object.
 * An unpaired surrogate becomes U+FFFD, as in Go; 400 for U+0000, which PostgreSQL text cannot contain, and
 * for too deep nesting.
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

/** A text that PostgreSQL can store: an unpaired surrogate becomes U+FFFD; 400 for U+0000. */
export function storableText(text: string): string {
  if (text.includes('\0')) throw validationFailed('Metadata cannot contain the character U+0000');
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
