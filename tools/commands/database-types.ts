import path from 'node:path';
import { openEmbedded } from '../../supabase/tests/support/embedded.ts';
import { readCatalogue } from '../../supabase/types/catalogue.ts';
import { writeTypes } from '../../supabase/types/write-types.ts';
import { listMigrations } from '../../supabase/landed/landed.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';
import { writeGenerated } from './formatted.ts';

const FILE = 'shared-portal/src/database.types.ts';

export const run = command({
  help: `npm run database-types [-- --check]

Writes ${FILE} from supabase/migrations, applied to an empty PGlite, and lists new
migrations in supabase/migrations.sha256.
  --check   writes nothing; exit code 1 when the types differ`,
  options: { check: { type: 'boolean', default: false } },
  run: async ({ check }) => {
    const db = await openEmbedded(path.join(REPOSITORY, 'supabase'));
    const types = writeTypes(await readCatalogue((sql) => db.query(sql)));
    await db.close();
    const code = await writeGenerated(FILE, types, { check, command: 'npm run database-types' });
    if (!check) listMigrations();
    // The exit code is explicit because PGlite sets one of its own.
    return code;
  },
});
