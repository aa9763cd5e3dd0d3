import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Handler } from '../../server/listen.ts';

/** Address of the landing page without its scripts. */
export const PLAIN_PATH = '/plain-page';

const SCRIPTS = /<script [^>]*src=[^>]*><\/script>|<link rel="preload" as="(?:script|fetch)"[^>]*>/g;

/** The landing page as a plain static page: the same content, styles and fonts, and no script. */
export const plainPage = (html: string): string => html.replace(SCRIPTS, '');

/** Answers also with the plain page, sent as every other page is. */
export function withPlainPage(handler: Handler, site: string): Handler {
  const body = brotliCompressSync(plainPage(readFileSync(path.join(site, 'home.html'), 'utf8')));
  return (request, peer) => {
    if (new URL(request.url).pathname !== PLAIN_PATH) return handler(request, peer);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    return Promise.resolve(new Response(body, { headers }));
  };
}
