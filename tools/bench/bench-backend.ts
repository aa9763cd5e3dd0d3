import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBackend, readProject } from 'embedded-backend/node';
import { postgresDatabase } from 'embedded-backend/postgres';
import { startCluster } from 'embedded-backend/postgres-cluster';
import { REPOSITORY } from '../workspaces.ts';
import { measureLoad, type LoadFigure } from './measure-load.ts';
import { measureQueries, type QueryFigure } from './measure-queries.ts';
import type { Scale } from './scale-sql.ts';
import { fill, projectBackend } from './scaled-backend.ts';

export interface BackendFigures {
  readonly scale: Scale;
  /** Seconds of `npm start`'s backend on a new folder and on the same folder again. */
  readonly bootSeconds: { readonly cold: number; readonly warm: number };
  readonly load: readonly LoadFigure[];
  readonly queries: Readonly<Record<string, readonly QueryFigure[]>>;
}

type Tell = (line: string) => void;

const REPORT = path.join(REPOSITORY, '.cache/bench/backend.json');

/** Boot, load and queries at scale, on the databases named; the figures also lie in .cache/bench/backend.json. */
export async function benchBackend(
  scale: Scale,
  databases: readonly ('postgres' | 'pglite')[],
  tell: Tell,
): Promise<BackendFigures> {
  const queries: Record<string, readonly QueryFigure[]> = {};
  const { bootSeconds, load } = await bootAndLoad(tell);
  if (databases.includes('postgres')) queries['PostgreSQL'] = await onPostgres(scale, tell);
  if (databases.includes('pglite')) queries['PGlite'] = await onPglite(scale, tell);
  const figures = { scale, bootSeconds, load, queries };
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  return figures;
}

async function bootAndLoad(tell: Tell): Promise<Pick<BackendFigures, 'bootSeconds' | 'load'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-bench-'));
  const project = await readProject(path.join(REPOSITORY, 'supabase'));
  const boot = async () => {
    const started = performance.now();
    const data = await openFolderBackend({ folder, project, siteUrl: 'http://127.0.0.1' });
    return { data, seconds: (performance.now() - started) / 1000 };
  };
  try {
    tell('Boot, cold and warm');
    const cold = await boot();
    await cold.data.close();
    const warm = await boot();
    tell('One client, and fifty');
    const load = await measureLoad(warm.data.backend, warm.data.secrets.keys.publishable);
    await warm.data.close();
    return { bootSeconds: { cold: cold.seconds, warm: warm.seconds }, load };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(scale: Scale, tell: Tell): Promise<readonly QueryFigure[]> {
  tell('PostgreSQL: filling');
  const cluster = await startCluster('postgres');
  try {
    const backend = await projectBackend(postgresDatabase(cluster.url('postgres')));
    await fill(backend, scale, tell);
    const figures = await measureQueries(backend.db);
    await backend.close();
    return figures;
  } finally {
    await cluster.stop();
  }
}

async function onPglite(scale: Scale, tell: Tell): Promise<readonly QueryFigure[]> {
  tell('PGlite: filling');
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-bench-'));
  try {
    const backend = await projectBackend({ folder });
    await fill(backend, scale, tell);
    const figures = await measureQueries(backend.db);
    await backend.close();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
