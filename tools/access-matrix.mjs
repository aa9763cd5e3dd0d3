/**
 * Writes the access matrix of docs/security.md from supabase/migrations, applied to an empty PGlite.
 * Usage: node tools/access-matrix.mjs [--check]   (--check writes nothing; exit code 1 when it differs)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { openEmbedded } from '../supabase/tests/support/embedded.ts';
import { readAccess } from './access/read-access.ts';
import { writeAccess } from './access/write-access.ts';

const BEGIN = '<!-- access matrix: begin -->';
const END = '<!-- access matrix: end -->';

const file = fileURLToPath(new URL('../docs/security.md', import.meta.url));
const db = await openEmbedded(fileURLToPath(new URL('../supabase', import.meta.url)));
const { tables, procedures } = await readAccess((sql) => db.query(sql));
await db.close();
const before = readFileSync(file, 'utf8');
const head = before.slice(0, before.indexOf(BEGIN) + BEGIN.length);
const tail = before.slice(before.indexOf(END));
const text = await format(`${head}\n\n${writeAccess(tables, procedures)}\n${tail}`, {
  ...(await resolveConfig(file)),
  filepath: file,
});

let status = 0;
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (before !== text) {
  console.error('docs/security.md differs from supabase/migrations. Run: npm run access-matrix');
  status = 1;
}
// PGlite leaves its own exit code behind.
process.exit(status);
