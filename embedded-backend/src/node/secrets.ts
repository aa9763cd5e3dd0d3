import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkNew } from './link-new.ts';
import { PRIVATE_FILE } from './private-folder.ts';
import { generateKeys, type BackendKeys } from '../keys.ts';

/** What is generated on this machine and never leaves the data folder. */
export interface Secrets {
  readonly keys: BackendKeys;
  /** Password of every demonstration account. */
  readonly demoPassword: string;
}

// Without letters and digits that are easily confused.
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';

function readablePassword(): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Generates keys and a password. */
export function generateSecrets(): Secrets {
  return { keys: generateKeys(), demoPassword: readablePassword() };
}

const fileIn = (folder: string) => path.join(folder, 'secrets.json');

/** Whether a data folder has been started before. */
export const hasSecrets = (folder: string): boolean => existsSync(fileIn(folder));

/** The data folder's secrets, generated at its first start; readable by their owner only. */
export function secretsOf(folder: string): Secrets {
  const file = fileIn(folder);
  if (!hasSecrets(folder)) {
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, `${JSON.stringify(generateSecrets(), null, 2)}\n`, { mode: PRIVATE_FILE });
    // A second process at its first start uses the first one's.
    linkNew(part, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}
