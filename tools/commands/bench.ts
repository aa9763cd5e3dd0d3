import { parseArgs } from 'node:util';
import { benchBackend } from '../bench/bench-backend.ts';
import { benchPages } from '../bench/pages/bench-pages.ts';
import { backendTable, pagesTable } from '../bench/table.ts';
import { readScale, SCALE_OPTIONS } from '../bench/scale-options.ts';

const HELP = `npm run bench -- pages [options]

Loads the public pages on a slow phone (Lighthouse's mobile network and processor, through Chrome's own protocol),
side by side with a plain static page of the same content, and changes routes as a patient.
  --runs <n>              how often each page is loaded (5)

npm run bench -- backend [options]

Measures boot, load and queries at scale. The figures also lie in .cache/bench/backend.json.
  --database <name>       postgres, pglite or both (both)
  --professionals <n>     how many invented professionals (100000)
  --consultations <n>     how many invented consultations (1000000)
  --help                  this text`;

const DATABASES = { postgres: ['postgres'], pglite: ['pglite'], both: ['postgres', 'pglite'] } as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...SCALE_OPTIONS,
    database: { type: 'string', default: 'both' },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});
const scale = readScale(values);
const databases = Object.hasOwn(DATABASES, values.database)
  ? DATABASES[values.database as keyof typeof DATABASES]
  : null;

const runs = Number(values.runs);

if (values.help) console.log(HELP);
else if (positionals.join() === 'pages' && Number.isInteger(runs) && runs > 0)
  console.log(`\n${pagesTable(await benchPages(runs, (line) => console.error(line)))}`);
else if (positionals.join() === 'backend' && scale && databases)
  console.log(`\n${backendTable(await benchBackend(scale, databases, (line) => console.error(line)))}`);
else {
  console.error(HELP);
  process.exitCode = 1;
}
