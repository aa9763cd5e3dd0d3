import { parseArgs } from 'node:util';
import { benchBackend } from '../bench/bench-backend.ts';
import { benchLists } from '../bench/lists/bench-lists.ts';
import { benchPages } from '../bench/pages/bench-pages.ts';
import { readScale, SCALE_OPTIONS } from '../bench/scale-options.ts';
import { backendTable } from '../bench/tables/backend-table.ts';
import { listsTable } from '../bench/tables/lists-table.ts';
import { pagesTable } from '../bench/tables/pages-table.ts';

const HELP = `npm run bench -- pages [options]

Loads screens on a slow phone (Lighthouse's mobile network and processor, through Chrome's own protocol), each beside
the same screen of a plain single-page build and as a static page without scripts, and changes routes as a patient.
  --runs <n>              how often each page is loaded (3)
  --page <path>           this screen alone; may be given several times

npm run bench -- backend [options]

Measures boot, load and queries at scale. The figures also lie in .cache/bench/backend.json.
  --database <name>       postgres, pglite or both (both)
  --professionals <n>     how many invented professionals (100000)
  --consultations <n>     how many invented consultations (1000000)
  --filled <p>            address or folder of a PostgreSQL that npm run seed:scale filled: it is measured as it is

npm run bench -- lists [options]

Opens, pages, filters, searches and saves an admin's lists in a browser, over PostgreSQL at that scale.
  --professionals, --consultations, --filled   as above

npm run bench measures all three.
  --help                  this text`;

const DATABASES = { postgres: ['postgres'], pglite: ['pglite'], both: ['postgres', 'pglite'] } as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...SCALE_OPTIONS,
    database: { type: 'string', default: 'both' },
    filled: { type: 'string' },
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});
const scale = readScale(values);
const databases = Object.hasOwn(DATABASES, values.database)
  ? DATABASES[values.database as keyof typeof DATABASES]
  : null;

const runs = Number(values.runs);

const rows = scale && { scale, filled: values.filled ?? null };
const tell = (line: string) => console.error(line);

/** What can be measured; null for options that make no sense. */
const BENCHES: Readonly<Record<string, (() => Promise<string>) | null>> = {
  pages:
    runs > 0 && Number.isInteger(runs)
      ? async () => pagesTable(await benchPages({ runs, only: values.page }, tell))
      : null,
  backend: rows && databases ? async () => backendTable(await benchBackend(rows, databases, tell)) : null,
  lists: rows && (async () => listsTable(await benchLists(rows, tell))),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const benches = wanted.map((name) => BENCHES[name] ?? null);

if (values.help) console.log(HELP);
else if (benches.includes(null)) {
  console.error(HELP);
  process.exitCode = 1;
} else for (const bench of benches) console.log(`\n${await bench?.()}`);
