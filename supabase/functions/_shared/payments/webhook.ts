import { isOwnKey } from './pix-key.ts';

/** What a notification names. It is a hint: receipt and charge are read from the provider before anything changes. */
export interface Hint {
  readonly receiptId: string;
  readonly txid: string | null;
}

export type WebhookReading =
  | { readonly kind: 'refused'; readonly status: 404 | 405 | 413 }
  | {
      readonly kind: 'received';
      /** The same for each delivery of the same body. */
      readonly eventId: string;
      readonly body: string;
      /** None if the body is not a notification. */
      readonly hints: readonly Hint[];
    };

const LARGEST_BODY = 64 * 1024;

/** The bank appends /pix to the URL that it was given. */
const SECRET_IN_PATH = /\/pix-webhook\/([^/]+)(?:\/pix)?\/?$/;

/**
 * Reads a notification of the API Pix. The secret is part of the path, because banks append to the URL as text.
 * Hints for other Pix keys are dropped. Changes nothing, and never throws for any request.
 */
export async function readWebhook(
  request: Request,
  { secret, key }: { readonly secret: string; readonly key: string },
): Promise<WebhookReading> {
  const [, given = ''] = SECRET_IN_PATH.exec(new URL(request.url).pathname) ?? [];
  if (!(await isSame(given, secret))) return { kind: 'refused', status: 404 };
  if (request.method !== 'POST') return { kind: 'refused', status: 405 };
  const bytes = await bodyUpTo(request, LARGEST_BODY);
  if (bytes === null) return { kind: 'refused', status: 413 };
  const body = new TextDecoder().decode(bytes);
  // Each byte that is no UTF-8 takes three when stored.
  if (new TextEncoder().encode(body).length > LARGEST_BODY) return { kind: 'refused', status: 413 };
  return { kind: 'received', eventId: hex(await digest(bytes)), body, hints: hintsOf(body, key) };
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares digests, in a time that does not depend on where the texts differ. */
async function isSame(given: string, secret: string): Promise<boolean> {
  const encode = (text: string) => digest(new TextEncoder().encode(text));
  const [one, other] = await Promise.all([encode(given), encode(secret)]);
  const difference = one.reduce((sum, byte, at) => sum | (byte ^ (other[at] ?? 0)), 0);
  return difference === 0 && secret !== '';
}

/** A body of at most `limit` bytes; null for a longer one, which is not read to its end. */
async function bodyUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function hintsOf(body: string, key: string): Hint[] {
  const { pix } = (parsed(body) ?? {}) as { pix?: unknown };
  if (!Array.isArray(pix)) return [];
  return pix.flatMap((item: unknown) => {
    const { endToEndId, txid, chave } = (item ?? {}) as Record<string, unknown>;
    if (typeof endToEndId !== 'string' || !/^[A-Za-z0-9]{32}$/.test(endToEndId)) return [];
    if (chave !== undefined && !(typeof chave === 'string' && isOwnKey(chave, key))) return [];
    const isTxid = typeof txid === 'string' && /^[A-Za-z0-9]{1,35}$/.test(txid);
    return [{ receiptId: endToEndId, txid: isTxid ? txid : null }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
