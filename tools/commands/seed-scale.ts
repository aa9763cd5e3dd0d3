import path from 'node:path';
import { parseArgs } from 'node:util';
import { readProject } from 'embedded-backend/node';
import { readScale, SCALE_OPTIONS } from '../bench/scale-options.ts';
import type { Scale } from '../bench/scale-sql.ts';
import { fill, projectBackend } from '../bench/scaled-backend.ts';
import { openData } from '../portal/open-data.ts';
import { PROJECT_FOLDER } from '../portal/start-portal.ts';
import { usePostgres } from '../portal/use-postgres.ts';
import { REPOSITORY } from '../workspaces.ts';

const HELP = `npm run seed:scale -- --professionals 100000 --consultations 1000000 [options]

Adds invented rows to a database, for looking at screens and for measuring.
  --postgres <p>       a PostgreSQL: its address (as a superuser), or a folder to keep one in (data/postgres)
  --data <folder>      the data folder of npm start instead, without a PostgreSQL: fit for some ten thousand rows
  --help               this text`;

const { values } = parseArgs({
  options: {
    ...SCALE_OPTIONS,
    data: { type: 'string' },
    postgres: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const scale = readScale(values);
const tell = (line: string) => console.log(line);

if (values.help) console.log(HELP);
else if (!scale || (values.data && values.postgres)) {
  console.error(HELP);
  process.exitCode = 1;
} else if (values.data) await fillFolder(path.resolve(values.data), scale);
else await fillPostgres(values.postgres ?? path.join(REPOSITORY, 'data/postgres'), scale);

async function fillPostgres(named: string, wanted: Scale): Promise<void> {
  const postgres = await usePostgres(named);
  const backend = await projectBackend(postgres.source);
  await fill(backend, wanted, tell);
  await backend.close();
  await postgres.release();
  console.log(`\nThe rows are in ${named}\nTo look at them: npm start -- --postgres ${named}`);
}

async function fillFolder(folder: string, wanted: Scale): Promise<void> {
  const project = await readProject(PROJECT_FOLDER);
  const data = await openData(
    { folder, project, deployment: 'demonstration', siteUrl: 'http://127.0.0.1' },
    null,
  );
  await fill(data.backend, wanted, tell);
  await data.close();
  console.log(`\nThe rows are in ${folder}\nTo look at them: npm start -- --data ${folder}`);
}
