import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { licencesOf, type Licensed, type Lock } from './licences.ts';

const MODULES = path.join(REPOSITORY, 'node_modules');
const LICENCE_FILE = /^(licen[cs]e|copying)/i;

/**
 * The license texts of the packages in the portal. Minifying removes the notices from the scripts, so the
 * site includes them in a file.
 */
export function licenceTexts(): string {
  const lock = JSON.parse(readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8')) as Lock;
  return licencesOf(lock)
    .filter(({ isPortal }) => isPortal)
    .map((each) => `${each.name} ${each.version} (${each.licence ?? '?'})\n\n${textOf(each)}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function textOf({ name }: Licensed): string {
  const folder = path.join(MODULES, name);
  const file = existsSync(folder) ? readdirSync(folder).find((each) => LICENCE_FILE.test(each)) : undefined;
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
}
