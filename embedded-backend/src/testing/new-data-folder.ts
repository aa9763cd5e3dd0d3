import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openFolderBackend, type Deployment, type Project } from '../node/index.ts';

interface NewFolder {
  readonly project: Project;
  readonly deployment: Deployment;
  /** The test's instant, in milliseconds since 1970. */
  readonly instant: number;
}

/**
 * Returns the path of a new data folder of a deployment, for tests to copy. It is made once for each definition and
 * instant in `cacheFolder`, which takes ten seconds.
 */
export async function newDataFolder(
  { project, deployment, instant }: NewFolder,
  cacheFolder: string,
): Promise<string> {
  const name = `${project.fingerprint}-${instant}-${deployment.replace(' ', '-')}`;
  const folder = path.join(cacheFolder, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder))
    if (!old.startsWith(project.fingerprint)) rmSync(path.join(cacheFolder, old), { recursive: true });
  const part = `${folder}.${process.pid}.part`;
  const options = { project, deployment, siteUrl: 'http://127.0.0.1', smtp: null };
  await (await openFolderBackend({ folder: part, ...options })).close();
  // Another process may have made it meanwhile.
  if (existsSync(folder)) rmSync(part, { recursive: true });
  else renameSync(part, folder);
  return folder;
}
