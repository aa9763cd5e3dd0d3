import { AuthError } from './auth-error.ts';

const MAX_BYTES = 1_048_576;

const badJson = (reason: string): AuthError =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);

/** Reads a JSON object from the body; 413 above one megabyte, 400 when it is none. */
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

/** An object field of the body; empty when absent or of another type. */
export function objectOf(body: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> {
  const value = body[field];
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}
