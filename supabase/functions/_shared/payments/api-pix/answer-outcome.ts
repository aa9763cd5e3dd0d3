import type { Failure, Outcome } from '../provider.ts';
import { fieldsOf, textOf, UnreadableAnswer } from './fields.ts';

/** What the portal reads of an HTTP answer. */
export interface BankResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** Longest wait that a bank may ask for, in seconds. */
const LONGEST_WAIT = 3600;

export const failure = (kind: Failure['kind'], code: string, rest: Partial<Failure> = {}): Failure => ({
  ok: false,
  kind,
  code,
  ...rest,
});

/** An answer as an outcome. Of errors only name, reference and wait are read, because the text may name people. */
export async function answerOutcome(response: BankResponse, now: number): Promise<Outcome<unknown>> {
  const text = await response.text();
  const body = parsed(text);
  if (response.status >= 200 && response.status < 300)
    return body === undefined ? failure('unknown', 'unreadable_answer') : { ok: true, value: body };
  const retryAfter = waitOf(response.headers.get('retry-after'), now);
  const correlationId = /^[\w-]{1,64}$/.exec(textOf(fieldsOf(body)['correlationId']) ?? '')?.[0];
  const problem = problemOf(body);
  return failure(kindOf(response.status, problem), problem ?? `http_${response.status}`, {
    ...(retryAfter !== undefined && { retryAfter }),
    ...(correlationId !== undefined && { correlationId }),
  });
}

/** Only a named problem is the API's own answer: a gateway in front of it may answer 404 to anything. */
function kindOf(status: number, problem: string | undefined): Failure['kind'] {
  if (status === 429) return 'busy';
  if (problem === undefined || status < 400 || status >= 500 || status === 408) return 'unknown';
  return status === 404 ? 'not_found' : 'refused';
}

/**
 * The last part of a problem's type (RFC 7807), such as CobOperacaoInvalida, or the name that Efí gives it, such as
 * json_invalido.
 */
function problemOf(body: unknown): string | undefined {
  const { type, nome } = fieldsOf(body);
  return (
    /\/([A-Za-z]{1,60})$/.exec(textOf(type) ?? '')?.[1] ?? /^[A-Za-z_]{1,60}$/.exec(textOf(nome) ?? '')?.[0]
  );
}

function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^[0-9]+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST_WAIT);
}

/** Null for an empty body, which some calls answer; undefined for a broken one. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A successful answer read by a function of read-answers.ts; unknown if it cannot be. */
export function readOutcome<Value>(
  outcome: Outcome<unknown>,
  read: (answer: unknown) => Value,
): Outcome<Value> {
  if (!outcome.ok) return outcome;
  try {
    return { ok: true, value: read(outcome.value) };
  } catch (error) {
    if (error instanceof UnreadableAnswer) return failure('unknown', 'unreadable_answer');
    throw error;
  }
}
