import { command } from '../../tools/commands/command.ts';
import { benchBackend } from './bench-backend.ts';
import { benchLists } from './lists/bench-lists.ts';
import { benchPages } from './pages/bench-pages.ts';
import { readScale, SCALE_OPTIONS } from './scale-options.ts';
import { backendTable } from './tables/backend-table.ts';
import { listsTable } from './tables/lists-table.ts';
import { pagesTable } from './tables/pages-table.ts';

const DATABASES = { postgres: ['postgres'], pglite: ['pglite'], both: ['postgres', 'pglite'] } as const;

export const run = command({
  help: `npm run bench -- pages [options]

Loads screens on a slow phone (Lighthouse's mobile network and processor, through Chrome's own protocol), and compares each
with a plain single-page build and a static page without scripts; then measures route changes as a patient.
  --runs <n>              number of loads per page (3)
  --page <path>           only this screen; may be repeated

npm run bench -- backend [options]

Measures boot, load and queries at scale. Also writes the figures to .cache/bench/backend.json.
  --database <name>       postgres, pglite or both (both)
  --professionals <n>     number of generated professionals (100000)
  --consultations <n>     number of generated consultations (1000000)
  --filled <p>            URL or folder of a PostgreSQL filled by npm run seed:scale, which is not changed

npm run bench -- lists [options]

Opens, pages, filters, searches and exports an admin's lists in a browser, over PostgreSQL at that scale.
  --professionals, --consultations, --filled   as above

npm run bench measures all three.
  --help                  this text`,
  options: {
    ...SCALE_OPTIONS,
    database: { type: 'string', default: 'both' },
    filled: { type: 'string' },
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: [] },
  },
  takesNames: true,
  run: async (values, names) => {
    const scale = readScale(values);
    const databases = Object.hasOwn(DATABASES, values.database)
      ? DATABASES[values.database as keyof typeof DATABASES]
      : null;
    const runs = Number(values.runs);
    const rows = scale && { scale, filled: values.filled ?? null };
    const log = (line: string) => console.error(line);
    /** The selected benchmarks; null for invalid options. */
    const benches: Readonly<Record<string, (() => Promise<string>) | null>> = {
      pages:
        runs > 0 && Number.isInteger(runs)
          ? async () => pagesTable(await benchPages({ runs, only: values.page }, log))
          : null,
      backend: rows && databases ? async () => backendTable(await benchBackend(rows, databases, log)) : null,
      lists: rows && (async () => listsTable(await benchLists(rows, log))),
    };
    const wanted = (names.length > 0 ? names : Object.keys(benches)).map((name) => benches[name] ?? null);
    if (wanted.includes(null)) return false;
    for (const bench of wanted) console.log(`\n${await bench?.()}`);
    return true;
  },
});
