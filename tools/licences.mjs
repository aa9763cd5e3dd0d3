/** `npm run licences`: docs/licences.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { exitWithHelp } from './commands/exit-with-help.ts';
import { licenceList, licencesOf } from './supply/licences.ts';

exitWithHelp(`npm run licences

Writes docs/licences.md: the licence of every package that package-lock.json names.`);

/** @param {string} file */
const at = (file) => new URL(`../${file}`, import.meta.url);
const licensed = licencesOf(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));
writeFileSync(at('docs/licences.md'), licenceList(licensed));
console.log(`docs/licences.md: ${licensed.length} packages.`);
