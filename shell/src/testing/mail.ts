import { createClient } from '@supabase/supabase-js';
import { API_ORIGIN } from 'embedded-backend/jest';

/** A client of another device: it stores nothing in this browser. */
export const elsewhere = () =>
  createClient(API_ORIGIN, embedded.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });

/** The newest mail to an address. */
async function newestMail(to: string) {
  const mails = await embedded.mailbox.list();
  const mail = mails.find((sent) => sent.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** The link of the newest mail to an address, as a portal path. */
export async function mailedPath(to: string): Promise<string> {
  const { html } = await newestMail(to);
  const href = /href="([^"]*token_hash[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(href);
  return pathname + search;
}

/** The six-digit code of the newest mail to an address. */
export async function mailedCode(to: string): Promise<string> {
  const { html } = await newestMail(to);
  return />\s*([0-9]{6})\s*</.exec(html)?.[1] ?? '';
}
