import { openFolderBackend, type FolderBackend, type FolderBackendOptions } from 'embedded-backend/node';
import { usePostgres } from './use-postgres.ts';

/** A data folder, whose rows may be in a PostgreSQL (a URL or a folder) instead. */
export async function openData(
  options: Omit<FolderBackendOptions, 'source'>,
  postgres: string | null,
): Promise<FolderBackend> {
  if (postgres === null) return openFolderBackend(options);
  const used = await usePostgres(postgres);
  try {
    const data = await openFolderBackend({ ...options, source: used.source });
    const close = async () => {
      await data.close();
      await used.release();
    };
    return { ...data, close };
  } catch (error) {
    await used.release();
    throw error;
  }
}
