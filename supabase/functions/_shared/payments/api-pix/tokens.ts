import type { Outcome } from '../provider.ts';
import { answerOutcome, failure } from './answer-outcome.ts';
import type { BankClientOptions } from './bank-client.ts';
import { fieldsOf, textOf } from './fields.ts';

const SCOPE = 'cob.read cob.write pix.read pix.write webhook.read webhook.write';

/** A token is renewed this long before it ends, or after half of its life if that is later. */
const MARGIN_MS = 60_000;

/** For an answer without expires_in. */
const DEFAULT_LIFE_SECONDS = 300;

interface Token {
  readonly value: string;
  readonly renewAt: number;
}

/** Access tokens (OAuth2 client credentials): kept until shortly before their end, one request at a time. */
export function createTokens({
  tokenUrl,
  clientId,
  clientSecret,
  headers,
  fetch,
  clock,
  timeoutMs,
}: BankClientOptions & { timeoutMs: number }) {
  let current: Token | undefined;
  let request: Promise<Outcome<string>> | undefined;

  async function send(): Promise<Outcome<unknown>> {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: {
        ...headers,
        accept: 'application/json',
        authorization: `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return answerOutcome(response, clock());
  }

  async function ask(): Promise<Outcome<string>> {
    const outcome = await send().catch(() => failure('unknown', 'no_answer'));
    // Nothing was asked of the account yet: whatever failed here, no money moved.
    if (!outcome.ok) return { ...outcome, kind: 'busy', code: 'no_token' };
    const { access_token, expires_in } = fieldsOf(outcome.value);
    const value = textOf(access_token);
    if (value === null) return failure('busy', 'no_token');
    const life = 1000 * (Number(expires_in) > 0 ? Number(expires_in) : DEFAULT_LIFE_SECONDS);
    current = { value, renewAt: clock() + Math.max(life - MARGIN_MS, life / 2) };
    return { ok: true, value };
  }

  return {
    async take(): Promise<Outcome<string>> {
      if (current && clock() < current.renewAt) return { ok: true, value: current.value };
      request ??= ask().finally(() => {
        request = undefined;
      });
      return request;
    },
    /** Forgets a token that the bank refused. */
    drop(value: string): void {
      if (current?.value === value) current = undefined;
    },
  };
}
