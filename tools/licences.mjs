/** Writes docs/licences.md: the licence of every package that package-lock.json names. Usage: npm run licences */
import { readFileSync, writeFileSync } from 'node:fs';
import { licenceList, licencesOf } from './supply/licences.ts';

/** @param {string} file */
const at = (file) => new URL(`../${file}`, import.meta.url);
const licensed = licencesOf(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));
writeFileSync(at('docs/licences.md'), licenceList(licensed));
console.log(`docs/licences.md: ${licensed.length} packages.`);
