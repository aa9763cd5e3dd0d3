import path from 'node:path';
import { readProject } from 'embedded-backend/node';
import type { Scale } from '../../supabase/tests/support/scale-sql.ts';
import { command } from '../../tools/commands/command.ts';
import { openData } from '../../tools/portal/open-data.ts';
import { PROJECT_FOLDER } from '../../tools/portal/open-portal.ts';
import { usePostgres } from '../../tools/portal/use-postgres.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { readScale, SCALE_OPTIONS } from './scale-options.ts';
import { fill, projectBackend } from './scaled-backend.ts';

export const run = command({
  help: `npm run seed:scale -- --professionals 100000 --consultations 1000000 [options]

Adds generated rows to a database, for viewing screens and for benchmarks.
  --postgres <p>       a PostgreSQL: its URL (as a superuser), or a folder for one (data/postgres)
  --data <folder>      the data folder of npm start instead of a PostgreSQL, for up to ten thousand rows
  --help               this text`,
  options: { ...SCALE_OPTIONS, data: { type: 'string' }, postgres: { type: 'string' } },
  run: async (values) => {
    const scale = readScale(values);
    if (!scale || (values.data && values.postgres)) return false;
    if (values.data) await fillFolder(path.resolve(values.data), scale);
    else await fillPostgres(values.postgres ?? path.join(REPOSITORY, 'data/postgres'), scale);
    return true;
  },
});

const log = (line: string) => console.log(line);

async function fillPostgres(named: string, wanted: Scale): Promise<void> {
  const postgres = await usePostgres(named);
  try {
    const backend = await projectBackend(postgres.source);
    await fill(backend, wanted, log);
    await backend.close();
  } finally {
    await postgres.release();
  }
  console.log(`\nThe rows are in ${named}\nTo look at them: npm start -- --postgres ${named}`);
}

async function fillFolder(folder: string, wanted: Scale): Promise<void> {
  const project = await readProject(PROJECT_FOLDER);
  const data = await openData(
    { folder, project, deployment: 'demonstration', siteUrl: 'http://127.0.0.1' },
    null,
  );
  await fill(data.backend, wanted, log);
  await data.close();
  console.log(`\nThe rows are in ${folder}\nTo look at them: npm start -- --data ${folder}`);
}
