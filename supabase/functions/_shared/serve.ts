/// <reference lib="deno.ns" />
import type { CalendarPart, FunctionContext, FunctionHandler, OutgoingMail } from './context.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
};

const MAIL_TIMEOUT_MS = 15_000;

function setting(...names: readonly string[]): string {
  for (const name of names) {
    const value = Deno.env.get(name);
    if (value) return value;
  }
  throw new Error(`${names.join(' or ')} is not set.`);
}

/**
 * The project's default API key: hosted projects have several by name, as JSON; others have one, or the older
 * kind.
 */
function apiKey(byName: string, ...names: readonly string[]): string {
  const keys = Deno.env.get(byName);
  const key: unknown = keys ? (JSON.parse(keys) as Record<string, unknown>)['default'] : undefined;
  return typeof key === 'string' ? key : setting(...names);
}

/** Mail services take calendar entries as an attachment whose type names the method. */
function calendarAttachment({ method, ics }: CalendarPart) {
  const bytes = new TextEncoder().encode(ics);
  return {
    filename: 'compromisso.ics',
    content: btoa(String.fromCharCode(...bytes)),
    content_type: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/**
 * Sends an e-mail through an HTTP mail service (`MAIL_ENDPOINT`, `MAIL_API_KEY`, `MAIL_FROM`) in the format
 * that Resend and others accept: edge functions cannot use SMTP ports.
 */
async function sendByHttp({ to, subject, html, text, calendar }: OutgoingMail): Promise<void> {
  const attachments = calendar && [calendarAttachment(calendar)];
  const response = await fetch(setting('MAIL_ENDPOINT'), {
    method: 'POST',
    headers: { authorization: `Bearer ${setting('MAIL_API_KEY')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: setting('MAIL_FROM'), to: [to], subject, html, text, attachments }),
    redirect: 'error',
    signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
}

/** Supabase keeps a function alive for such work; plain Deno has no such limit. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function afterAnswer(work: () => Promise<void>): void {
  const done = work().catch((error: unknown) => console.error(error));
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(done);
}

/** Serves a function in Supabase's Deno, with the settings of its environment. */
export function serve(
  handler: FunctionHandler,
  { bank = null, ice, photos }: Partial<Pick<FunctionContext, 'bank' | 'ice' | 'photos'>> = {},
): void {
  const context: FunctionContext = {
    apiUrl: setting('SUPABASE_URL').replace(/\/$/, ''),
    siteUrl: setting('SITE_URL').replace(/\/$/, ''),
    publishableKey: apiKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'),
    secretKey: apiKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'),
    sender: Deno.env.get('MAIL_FROM'),
    bank,
    ice,
    photos,
    fetch: (request) => fetch(request),
    sendMail: sendByHttp,
    afterAnswer,
  };
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    const answer = await handler(request, context).catch((error: unknown) => {
      console.error(error);
      return Response.json(
        { success: false, code: 'unexpected', error: 'Something failed.' },
        { status: 500 },
      );
    });
    for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
    return answer;
  });
}
