import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, checkBackup, restoreBackup } from 'embedded-backend/node';
import { usePostgres } from '../portal/use-postgres.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run restore -- <backup> [options]

Checks a backup and restores it. Nothing is overwritten.
  <backup>         a folder written by npm run backup
  --data <folder>  a folder that does not exist or is empty (data)
  --postgres <p>   for rows from PostgreSQL: the URL of an empty database, as a superuser, or a new folder
  --help           this text`,
  options: {
    data: { type: 'string', default: path.join(REPOSITORY, 'data') },
    postgres: { type: 'string' },
  },
  takesNames: true,
  run: async ({ data, postgres }, [named, ...others]) => {
    if (named === undefined || others.length > 0) return false;
    const from = path.resolve(named);
    const to = path.resolve(data);
    const facts = await checkBackup(from);
    if ((facts.database === 'postgres') !== (postgres !== undefined))
      throw new BackupError(
        postgres
          ? 'Its rows are from a data folder: leave out --postgres.'
          : 'Its rows are from PostgreSQL: use --postgres.',
      );
    if (postgres) await restorePostgresTo(from, to, facts, postgres);
    else await restoreBackup(from, to, facts);
    console.log(`${to}: restored, as of ${facts.takenAt}. npm start applies the migrations that are newer.`);
    return 0;
  },
});

async function restorePostgresTo(
  from: string,
  to: string,
  facts: Awaited<ReturnType<typeof checkBackup>>,
  postgres: string,
) {
  const { restorePostgres } = await import('embedded-backend/postgres-dumps');
  const isNew = !postgres.includes('://') && !existsSync(postgres);
  const load = async (file: string) => {
    const { url, release } = await usePostgres(postgres);
    await restorePostgres(url, file).finally(release);
  };
  await restoreBackup(from, to, facts, (file) =>
    load(file).catch(async (error: unknown) => {
      // A PostgreSQL without its rows would keep the next try from its folder.
      if (isNew) await rm(postgres, { recursive: true, force: true });
      throw error;
    }),
  );
}
