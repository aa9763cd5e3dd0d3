/// <reference lib="deno.ns" />
import { readIceSettings, type IceSettings } from './settings.ts';

/** The servers of this Deno's environment, checked at start. Throws if they are wrong. */
export function denoIce(): IceSettings {
  const { settings, problems } = readIceSettings(Deno.env.toObject());
  if (problems.length) throw new Error(problems.join('\n'));
  return settings;
}
