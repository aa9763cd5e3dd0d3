import { watch } from 'node:fs';

/**
 * Reports each migration that is added to a folder, once. It is not applied: a migration that is still being written
 * could never be edited again. Returns a function that ends it.
 */
export function announceMigrations(folder: string, report: (line: string) => void): () => void {
  const announced = new Set<string>();
  const watcher = watch(folder, (event, file) => {
    if (event !== 'rename' || !file?.endsWith('.sql') || announced.has(file)) return;
    announced.add(file);
    report(`new migration ${file}: restart to apply it once it is finished`);
  });
  return () => watcher.close();
}
