import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_SECURITY_POLICY, policy } from '../security-headers.ts';
import type { Html } from './html.ts';
import { listPage, messagePage, missingPage, type MailMessage } from './pages.ts';

/** Where the messages come from: the embedded backend's mailbox. */
export interface MessageSource {
  /** All messages, the newest first. */
  readonly list: () => Promise<readonly MailMessage[]>;
  readonly get: (id: string) => Promise<MailMessage | null>;
}

/** The page may contain a same-origin frame. */
const PAGE_POLICY = `${CONTENT_SECURITY_POLICY}; frame-src 'self'`;

/** A message is untrusted HTML: it may use inline styles and link to other pages, nothing more. */
const MESSAGE_POLICY = policy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  sandbox: 'allow-top-navigation-by-user-activation',
});

const STYLES = path.join(import.meta.dirname, 'mailbox.css');

const answer = (body: string, type: string, status = 200, contentPolicy = CONTENT_SECURITY_POLICY) =>
  new Response(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy,
    },
  });

const show = (page: Html, status = 200) => answer(page.text, 'text/html', status, PAGE_POLICY);

/** Serves `/_mail`, `/_mail.json` and the paths below them; null for any other path. */
export async function mailbox(source: MessageSource, pathname: string): Promise<Response | null> {
  if (pathname === '/_mail.json') return answer(JSON.stringify(await source.list()), 'application/json');
  const found = /^\/_mail(?:\/([^/]*)(?:\/(html|text|calendar\.ics))?)?\/?$/.exec(pathname);
  if (!found) return null;
  const [, id, view] = found;
  if (!id) return show(listPage(await source.list()));
  if (id === 'mailbox.css') return answer(await readFile(STYLES, 'utf8'), 'text/css');
  const message = await source.get(id);
  if (!message) return show(missingPage(), 404);
  if (view === 'html') return answer(inFrame(message.html), 'text/html', 200, MESSAGE_POLICY);
  if (view === 'calendar.ics') {
    if (!message.calendar) return show(missingPage(), 404);
    return answer(message.calendar.ics, 'text/calendar');
  }
  return show(messagePage(message, view === 'text' ? 'text' : 'html'));
}

/** Links open outside the frame, because the portal cannot be framed. */
function inFrame(html: string): string {
  const base = '<base target="_top">';
  return /<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, (head) => head + base) : base + html;
}
