/// <reference lib="deno.ns" />
import { connectBank, type Bank } from './bank.ts';
import { readCertificate } from './certificate.ts';
import { denoBankFetch } from './deno-fetch.ts';
import { readPixSettings } from './settings.ts';

/** The bank of this Deno's environment, checked at start; null without its settings. Throws if they are wrong. */
export function denoBank(): Bank | null {
  const reading = readPixSettings(Deno.env.toObject(), readCertificate, new Date());
  if (reading.problems.length) throw new Error(reading.problems.join('\n'));
  for (const warning of reading.warnings) console.warn(warning);
  return reading.settings && connectBank(reading.settings, denoBankFetch(reading.settings.client));
}
