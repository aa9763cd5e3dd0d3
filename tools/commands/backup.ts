import path from 'node:path';
import { backUpFolder, FolderInUseError, writeBackup } from 'embedded-backend/node';
import { backupName } from '../portal/daily-backups.ts';
import { usePostgres } from '../portal/use-postgres.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run backup [-- options]

Writes rows, stored files, e-mails and secrets to a new folder that only its owner can read. A portal without
PostgreSQL must be stopped; while it runs, \`npm start -- --backups <folder>\` writes one each day.
  --to <folder>    where backups are (backups)
  --data <folder>  folder of the data (data)
  --postgres <p>   the rows are in PostgreSQL: a URL or a folder. The portal may run (with a URL)
  --help           this text`,
  options: {
    to: { type: 'string', default: path.join(REPOSITORY, 'backups') },
    data: { type: 'string', default: path.join(REPOSITORY, 'data') },
    postgres: { type: 'string' },
  },
  run: async ({ to, data, postgres }) => {
    const folder = path.resolve(to, backupName('backup', Date.now()));
    const facts = postgres
      ? await backUpPostgres(path.resolve(data), folder, postgres)
      : await backUpFolder(path.resolve(data), folder).catch(advise);
    const bytes = facts.files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(`${folder}: ${facts.files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`);
    return 0;
  },
});

function advise(error: unknown): never {
  if (!(error instanceof FolderInUseError)) throw error;
  throw new Error(`${error.message} Stop it, or start it with --backups <folder>, for a backup each day.`);
}

async function backUpPostgres(data: string, to: string, postgres: string) {
  const { dumpPostgres, storedKeysOf } = await import('embedded-backend/postgres-dumps');
  const { url, release } = await usePostgres(postgres);
  try {
    return await writeBackup({
      data,
      to,
      database: 'postgres',
      dump: (file) => dumpPostgres(url, file),
      storedKeys: () => storedKeysOf(url),
    });
  } finally {
    await release();
  }
}
