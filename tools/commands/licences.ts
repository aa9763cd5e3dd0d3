import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenceList, licencesOf } from '../supply/licences.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

const FILE = 'docs/licences.md';

export const run = command({
  help: `npm run licences

Writes ${FILE}: the license of every package that package-lock.json names.`,
  run: async () => {
    const lock = readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8');
    const licensed = licencesOf(JSON.parse(lock) as Parameters<typeof licencesOf>[0]);
    writeFileSync(path.join(REPOSITORY, FILE), licenceList(licensed));
    console.log(`${FILE}: ${licensed.length} packages.`);
  },
});
