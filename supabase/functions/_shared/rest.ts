import type { FunctionContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** PostgREST's error. */
interface DatabaseError {
  readonly code?: string;
  readonly message?: string;
  readonly details?: string | null;
}

/** Responses for the codes of procedures. */
const STATUS: Readonly<Record<string, number>> = {
  not_authenticated: 401,
  session_ended: 401,
  not_allowed: 403,
  fee_conflict: 409,
  photo_not_found: 404,
  too_many_photos: 429,
};

export interface Rest {
  /** Rows of a table or view; `query` in PostgREST's syntax. */
  read<Row>(table: string, query: string): Promise<Row[]>;
  call<Result>(procedure: string, parameters: Readonly<Record<string, unknown>>): Promise<Result>;
}

/** The data API as the bearer of a token. Converts database errors into refusals (401, 403, 409, 400). */
export function restAs(context: FunctionContext, apiKey: string, token: string): Rest {
  const send = async (path: string, init?: RequestInit) => {
    const headers = { apikey: apiKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await context.fetch(
      new Request(`${context.apiUrl}/rest/v1/${path}`, { headers, ...init }),
    );
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw refusalOf(response.status, (body ?? {}) as DatabaseError);
    return body;
  };
  return {
    read: async <Row>(table: string, query: string) => (await send(`${table}?${query}`)) as Row[],
    call: async <Result>(procedure: string, parameters: Readonly<Record<string, unknown>>) =>
      (await send(`rpc/${procedure}`, { method: 'POST', body: JSON.stringify(parameters) })) as Result,
  };
}

function refusalOf(status: number, { code, message = '', details }: DatabaseError): Refusal {
  if (code === 'P0001') return new Refusal(STATUS[message] ?? 400, message, details ?? message);
  // SQLSTATE class 22: a value is invalid, such as a date that does not exist.
  if (code?.startsWith('22')) return new Refusal(400, 'invalid_body', message);
  if (status === 401) return new Refusal(401, 'not_authenticated', 'Sign in first.');
  if (status === 403) return new Refusal(403, 'not_allowed', 'The caller may not do this.');
  return new Refusal(502, 'database_failed', 'The database did not respond as expected.');
}
