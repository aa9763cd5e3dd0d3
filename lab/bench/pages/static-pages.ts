import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { StorageState } from './measure-page.ts';

const SCRIPTS =
  /<script\b(?! type="application)[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="(?:script|fetch)"[^>]*>/g;

/** A page as a static one: the same content, styles and fonts, and no script. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '');

/** The saved pages by path. */
export interface StaticPages {
  /** Saves a page once it is complete. */
  readonly keep: (browser: Browser, address: string, storageState: StorageState) => Promise<void>;
  readonly answer: (request: Request) => Response | null;
}

/** Serves static copies of pages like all other pages. */
export function staticPages(): StaticPages {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const nameOf = (address: string) => address.slice(new URL(address).origin.length);
  return {
    async keep(browser, address, storageState) {
      const context = await browser.newContext({ locale: 'pt-BR', storageState });
      try {
        const page = await context.newPage();
        await page.goto(address, { waitUntil: 'networkidle' });
        kept.set(nameOf(address), brotliCompressSync(withoutScripts(await page.content())));
      } finally {
        await context.close();
      }
    },
    answer({ url }) {
      const body = kept.get(nameOf(url));
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      return body ? new Response(body, { headers }) : null;
    },
  };
}
