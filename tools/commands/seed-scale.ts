import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openFolderBackend, readProject } from 'embedded-backend/node';
import { postgresDatabase } from 'embedded-backend/postgres';
import { readScale, SCALE_OPTIONS } from '../bench/scale-options.ts';
import type { Scale } from '../bench/scale-sql.ts';
import { fill, projectBackend } from '../bench/scaled-backend.ts';
import { REPOSITORY } from '../workspaces.ts';

const HELP = `npm run seed:scale -- --professionals 100000 --consultations 1000000 [options]

Adds invented rows to a database, for looking at screens and for measuring.
  --data <folder>      the data folder of npm start (data)
  --postgres <url>     a PostgreSQL instead, opened as a superuser
  --help               this text`;

const { values } = parseArgs({
  options: {
    ...SCALE_OPTIONS,
    data: { type: 'string', default: path.join(REPOSITORY, 'data') },
    postgres: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const scale = readScale(values);

if (values.help) console.log(HELP);
else if (!scale) {
  console.error(HELP);
  process.exitCode = 1;
} else if (values.postgres) await fillPostgres(values.postgres, scale);
else await fillFolder(path.resolve(values.data), scale);

async function fillPostgres(url: string, wanted: Scale): Promise<void> {
  const backend = await projectBackend(postgresDatabase(url));
  await fill(backend, wanted, (line) => console.log(line));
  await backend.close();
}

async function fillFolder(folder: string, wanted: Scale): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const project = await readProject(path.join(REPOSITORY, 'supabase'));
  const data = await openFolderBackend({ folder, project, siteUrl: 'http://127.0.0.1' });
  await fill(data.backend, wanted, (line) => console.log(line));
  await data.close();
}
