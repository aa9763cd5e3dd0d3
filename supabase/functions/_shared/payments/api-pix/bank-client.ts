import type { Outcome } from '../provider.ts';
import { answerOutcome, failure, type BankResponse } from './answer-outcome.ts';
import { createTokens } from './tokens.ts';

export interface BankRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly redirect: 'error';
}

/** A fetch with the client certificate, made by the host: Deno's, or undici's with an agent of the same undici. */
export type BankFetch = (url: string, request: BankRequest) => Promise<BankResponse>;

export interface BankAccess {
  /** The API's base URL, such as https://pix.bank.example/api/v2, without a trailing slash. */
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Further headers that the bank asks for, such as an application key. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface BankClientOptions extends BankAccess {
  readonly fetch: BankFetch;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly timeoutMs?: number | undefined;
}

export type BankCall = (method: string, path: string, body?: unknown) => Promise<Outcome<unknown>>;

const TIMEOUT_MS = 10_000;

/** Calls to the bank's API, each with a token; a token that the bank no longer accepts is replaced once. */
export function createBankClient(options: BankClientOptions): BankCall {
  const { apiUrl, headers, fetch, clock, timeoutMs = TIMEOUT_MS } = options;
  const tokens = createTokens({ ...options, timeoutMs });

  async function attempt(method: string, path: string, body: unknown): Promise<Outcome<unknown>> {
    const token = await tokens.take();
    if (!token.ok) return token;
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: {
          ...headers,
          accept: 'application/json, application/problem+json',
          authorization: `Bearer ${token.value}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const outcome = await answerOutcome(response, clock());
      if (response.status !== 401) return outcome;
      tokens.drop(token.value);
      return failure('busy', 'unauthorized');
    } catch {
      // The error may contain the URL, and with it the Pix key.
      return failure('unknown', 'no_answer');
    }
  }

  return async (method, path, body) => {
    const outcome = await attempt(method, path, body);
    return !outcome.ok && outcome.code === 'unauthorized' ? attempt(method, path, body) : outcome;
  };
}
