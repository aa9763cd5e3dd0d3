import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBackend, readProject } from 'embedded-backend/node';
import { postgresDatabase } from 'embedded-backend/postgres';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { measureLoad, type LoadFigure } from './measure-load.ts';
import { measureQueries, type QueryFigure } from './measure-queries.ts';
import type { Scale } from '../../supabase/tests/support/scale-sql.ts';
import { fill, projectBackend } from './scaled-backend.ts';
import { onScaledPostgres, type ScaledRows } from './scaled-postgres.ts';

export interface BackendFigures {
  readonly scale: Scale;
  /** Start-up seconds of `npm start`'s backend on a new folder and on an existing one. */
  readonly bootSeconds: { readonly cold: number; readonly warm: number };
  /** By database. */
  readonly load: Readonly<Record<string, readonly LoadFigure[]>>;
  /** By database. */
  readonly queries: Readonly<Record<string, readonly QueryFigure[]>>;
}

type Tell = (line: string) => void;

const SITE = 'http://127.0.0.1';
const REPORT = path.join(REPOSITORY, '.cache/bench/backend.json');

/**
 * Measures start-up, load and queries at scale on the named databases; also writes the figures to
 * .cache/bench/backend.json.
 */
export async function benchBackend(
  rows: ScaledRows,
  databases: readonly ('postgres' | 'pglite')[],
  log: Tell,
): Promise<BackendFigures> {
  const queries: Record<string, readonly QueryFigure[]> = {};
  const load: Record<string, readonly LoadFigure[]> = {};
  const { bootSeconds, ...booted } = await bootAndLoad(log);
  load['PGlite'] = booted.load;
  if (databases.includes('postgres'))
    [queries['PostgreSQL'], load['PostgreSQL, at scale']] = await onPostgres(rows, log);
  if (databases.includes('pglite')) queries['PGlite'] = await onPglite(rows.scale, log);
  const figures = { scale: rows.scale, bootSeconds, load, queries };
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  return figures;
}

/** Runs `work` with an empty folder, which is deleted afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Booted {
  readonly bootSeconds: BackendFigures['bootSeconds'];
  readonly load: readonly LoadFigure[];
}

const bootAndLoad = (log: Tell): Promise<Booted> =>
  inFolder(async (folder) => {
    const project = await readProject(path.join(REPOSITORY, 'supabase'));
    const boot = async () => {
      const started = performance.now();
      const data = await openFolderBackend({ folder, project, deployment: 'demonstration', siteUrl: SITE });
      return { data, seconds: (performance.now() - started) / 1000 };
    };
    log('Start-up, cold and warm');
    const cold = await boot();
    await cold.data.close();
    const warm = await boot();
    log('Load on PGlite');
    const load = await measureLoad(warm.data);
    await warm.data.close();
    return { bootSeconds: { cold: cold.seconds, warm: warm.seconds }, load };
  });

type Measured = [queries: readonly QueryFigure[], load: readonly LoadFigure[]];

const onPostgres = (rows: ScaledRows, log: Tell): Promise<Measured> => {
  log('PostgreSQL');
  return onScaledPostgres(rows, log, (url) =>
    inFolder(async (folder) => {
      const project = await readProject(path.join(REPOSITORY, 'supabase'));
      const data = await openFolderBackend({
        folder,
        project,
        deployment: 'demonstration',
        siteUrl: SITE,
        source: postgresDatabase(url),
      });
      const queries = await measureQueries(data.backend.db);
      log('Load on PostgreSQL');
      const load = await measureLoad(data);
      await data.close();
      return [queries, load];
    }),
  );
};

const onPglite = (scale: Scale, log: Tell): Promise<readonly QueryFigure[]> =>
  inFolder(async (folder) => {
    log('PGlite: filling');
    const backend = await projectBackend({ folder });
    await fill(backend, scale, log);
    const figures = await measureQueries(backend.db);
    await backend.close();
    return figures;
  });
