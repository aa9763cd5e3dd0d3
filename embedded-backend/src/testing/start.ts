import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend, BackendOptions, MailTemplates, StoredMail } from '../index.ts';
import { fixtureSql } from './fixture.sql.ts';

// Password hashing is not mocked; each test hashes a few.
jest.setTimeout(30_000);

export const { generateKeys } = embeddedBackend;

export const SITE = portalOrigin;
export const PASSWORD = 'Senha-123';

const template = (title: string): string => `<title>${title}</title>
<body><a href="{{ .SiteURL }}/auth/callback?token_hash={{ .TokenHash }}&next={{ .RedirectTo }}">Link</a>
<a href="{{ .ConfirmationURL }}">GoTrue</a> <b>{{ .Token }}</b> for {{ .Email }}</body>`;

const templates: MailTemplates = {
  confirmation: template('Confirm'),
  magic_link: template('Enter'),
  recovery: template('Recover'),
};

/** A backend in memory over the fixture schema, or over the repository's definition and its seed. */
export async function startFixture(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return embeddedBackend.createBackend({
    source: await (options.seed === undefined ? emptySource() : seededSource()),
    keys: generateKeys(),
    siteUrl: SITE,
    migrations: [{ version: '20260101000000', name: 'fixture', sql: fixtureSql }],
    mailbox: new embeddedBackend.MemoryMailbox(),
    templates,
    rateLimits: false,
    ...options,
  });
}

/** supabase-js as in a browser, connected to a backend. */
export function clientOf(
  backend: Backend,
  apiKey: string,
  peerAddress: string | null = null,
): SupabaseClient {
  return createClient(SITE, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchFrom(backend, peerAddress) },
  });
}

/** `fetch` for supabase-js: sends to the backend the way the host under test does. */
export function fetchFrom(backend: Backend, peerAddress: string | null = null): typeof fetch {
  return (input, init) => sendRequest(backend, new Request(input, init), peerAddress);
}

/** The newest e-mail to an address. */
export async function lastMailTo(backend: Backend, email: string): Promise<StoredMail> {
  const mail = (await backend.mailbox.list()).find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`No e-mail to ${email}`);
  return mail;
}

/** The six digits in an e-mail; empty when it has none. */
export const codeIn = (mail: StoredMail): string => /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';

/** The token of the link in an e-mail; empty when it has none. */
export const tokenHashIn = (mail: StoredMail): string => /token_hash=([0-9a-f]+)/.exec(mail.html)?.[1] ?? '';

/** Signs up an address and confirms it; the client holds the session afterwards. */
export async function signUpConfirmed(
  backend: Backend,
  client: SupabaseClient,
  email: string,
): Promise<string> {
  const signedUp = await client.auth.signUp({ email, password: PASSWORD });
  if (signedUp.error) throw signedUp.error;
  const token = codeIn(await lastMailTo(backend, email));
  const verified = await client.auth.verifyOtp({ email, token, type: 'signup' });
  if (verified.error) throw verified.error;
  return verified.data.user?.id ?? '';
}

/** A raw HTTP request, for details that supabase-js hides. */
export async function send(
  backend: Backend,
  apiKey: string,
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string>; peerAddress?: string } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const request = new Request(`${SITE}${path}`, {
    method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
    headers: { apikey: apiKey, 'content-type': 'application/json', ...init.headers },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  const response = await sendRequest(backend, request, init.peerAddress ?? null);
  const text = await response.text();
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, headers: response.headers, body };
}
