// Creates the data folder of this release for the upgrade tests. See README.md beside it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { openFolderBackend, readProject } from '../../node/index.ts';
import { addRows } from './add-rows.ts';
import { readSequences, readTables, TABLES_LEFT_EMPTY } from './read-rows.ts';

const SITE = 'http://127.0.0.1';

const { positionals } = parseArgs({ allowPositionals: true });
const [name] = positionals;
if (!name || !/^\d{4}-\d{2}-\d{2}$/.test(name))
  throw new Error('Name the release by its date: node make-release.ts 2026-11-22');

const place = mkdtempSync(path.join(tmpdir(), 'vinculo-release-'));
const folder = path.join(place, 'data');
const project = await readProject(path.resolve(import.meta.dirname, '../../../../supabase'));
const data = await openFolderBackend({
  folder,
  project,
  deployment: 'demonstration',
  siteUrl: SITE,
  smtp: null,
});
await data.backend.runJobs();
const account = await addRows(data, SITE);
const tables = await readTables(data.backend.db);
const empty = tables.filter(({ rows }) => rows.length === 0).map(({ table }) => table);
if (empty.some((table) => !TABLES_LEFT_EMPTY.includes(table)))
  throw new Error(`Add invented rows to ${empty.join(', ')} in add-rows.ts.`);
const release = { account, tables, sequences: await readSequences(data.backend.db) };
await data.close();
writeFileSync(path.join(place, 'facts.json'), JSON.stringify(release));

const tar = execFileSync('tar', ['-c', '-C', place, '.'], { maxBuffer: 2 ** 30 });
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
const file = path.join(import.meta.dirname, `${name}.tar.br`);
writeFileSync(file, brotliCompressSync(tar, { params }));
rmSync(place, { recursive: true });
console.log(file);
// PGlite sets its own exit code.
process.exit(0);
