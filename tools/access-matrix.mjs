/** `npm run access-matrix`: who may do what, as tried out. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { tryEverything } from './access/try-everything.ts';
import { exitWithHelp } from './commands/exit-with-help.ts';

exitWithHelp(`npm run access-matrix [-- --check]

Writes the access matrix of docs/security.md: what everybody could do when they tried everything.
  --check   writes nothing; exit code 1 when the matrix differs`);

const BEGIN = '<!-- access matrix: begin -->';
const END = '<!-- access matrix: end -->';

const file = fileURLToPath(new URL('../docs/security.md', import.meta.url));
const before = readFileSync(file, 'utf8');
const head = before.slice(0, before.indexOf(BEGIN) + BEGIN.length);
const tail = before.slice(before.indexOf(END));
const matrix = await tryEverything(fileURLToPath(new URL('..', import.meta.url)));
const text = await format(`${head}\n\n${matrix}\n${tail}`, {
  ...(await resolveConfig(file)),
  filepath: file,
});

let status = 0;
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (before !== text) {
  console.error('docs/security.md differs from what the database does. Run: npm run access-matrix');
  status = 1;
}
// PGlite leaves its own exit code behind.
process.exit(status);
