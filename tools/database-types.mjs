/** `npm run database-types`: the database's types for TypeScript. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { openEmbedded } from '../supabase/tests/support/embedded.ts';
import { exitWithHelp } from './commands/exit-with-help.ts';
import { readCatalogue } from './database-types/catalogue.ts';
import { writeTypes } from './database-types/write-types.ts';
import { listMigrations } from './migrations/landed.ts';

exitWithHelp(`npm run database-types [-- --check]

Writes shared-portal/src/database.types.ts from supabase/migrations, applied to an empty PGlite, and lists new
migrations in supabase/migrations.sha256.
  --check   writes nothing; exit code 1 when the types differ`);

const file = fileURLToPath(new URL('../shared-portal/src/database.types.ts', import.meta.url));
const db = await openEmbedded(fileURLToPath(new URL('../supabase', import.meta.url)));
const types = writeTypes(await readCatalogue((sql) => db.query(sql)));
await db.close();
const text = await format(types, { ...(await resolveConfig(file)), filepath: file });

let status = 0;
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  listMigrations();
} else if (readFileSync(file, 'utf8') !== text) {
  console.error(
    'shared-portal/src/database.types.ts differs from supabase/migrations. Run: npm run database-types',
  );
  status = 1;
}
// PGlite leaves its own exit code behind.
process.exit(status);
