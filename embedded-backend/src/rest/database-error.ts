import { withoutValues } from '../database/without-values.ts';
import { QueryRefusal } from './bounds/query-refusal.ts';

/** Postgres' error for a refused statement. */
interface PostgresError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

const EXACT: Record<string, number> = {
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42501': 403,
  P0001: 400,
};

const BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** Errors in a request's own text; lite already answers these like PostgREST. */
const isRequestMistake = (code: string): boolean => /^(42(?!501)|PGRST|PT)/.test(code);

/** Errors in a query's text that lite reports as server errors. */
const UNREADABLE = /^(Missing closing quote|Maximum call stack size exceeded)/;

/** Codes and messages that lite answers with a status below 500; any other is a server error. */
const REFUSED_CODE = /^(42(?!P17)|PT[234])/;
const REFUSED_TEXT = new RegExp(
  'Could not find the table|Unknown operator|Expected identifier|Invalid filter|Unexpected input|Unsupported operator|' +
    'failed to parse (filter|logic tree)|^Expected .* at position \\d+$|^Expected "\\(" for spread embed',
);

const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/**
 * The same error, printed on the console without its message: lite logs what is thrown here, and the message
 * repeats user text. A refused request is one line; a server error keeps its stack frames. Errors of the
 * program itself keep their message.
 */
function withoutWords<E>(error: E): E {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isRefused = code ? REFUSED_CODE.test(code) : REFUSED_TEXT.test(error.message);
  const title = `${error.name} ${code}`.trimEnd();
  const value = () => (isRefused ? `request refused: ${title}` : [title, ...placesOf(error)].join('\n'));
  return Object.defineProperty(error, INSPECT, { value, configurable: true });
}

/**
 * The stack begins with the message, including its line breaks; a line of the message may look like a stack
 * frame.
 */
function placesOf({ stack = '', message }: Error): readonly string[] {
  const places = stack.replace(message, () => '').split('\n');
  return places.filter((line) => line.trimStart().startsWith('at '));
}

/** Marks a permission error, whose status depends on the caller. */
export const RIGHTS_HEADER = 'X-Insufficient-Privilege';

/**
 * A response thrown through lite. lite 0.10 reports most database errors as 500 without code, details and
 * hint; its server returns the response that an error carries.
 */
class DatabaseRefusal extends Error {
  readonly #error: PostgresError;

  constructor(error: PostgresError) {
    super(error.message, { cause: error });
    this.name = 'DatabaseRefusal';
    this.#error = error;
  }

  getResponse(): Response {
    const { code, message, detail, hint } = this.#error;
    const status = EXACT[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
    const headers: HeadersInit = code === '42501' ? { [RIGHTS_HEADER]: '1' } : {};
    return Response.json({ code, details: detail ?? null, hint: hint ?? null, message }, { status, headers });
  }
}

/**
 * Throws PostgREST's response for a statement that the database refused (status by SQLSTATE, as in
 * PostgREST's Error module); returns any other error unchanged.
 */
export function refuseAsPostgrest<E>(error: E): E {
  if (error instanceof QueryRefusal) throw error;
  if (error instanceof Error && UNREADABLE.test(error.message))
    throw new QueryRefusal('failed to parse the query string', error.message);
  if (!isPostgresError(error)) return withoutWords(error);
  if (!isRequestMistake(error.code)) throw new DatabaseRefusal(error);
  return withoutWords(withoutValues(error));
}
