import { publishedShell, readRemotes } from '../remotes/remotes-file';

/** Whether another shell is published than the page runs, as of the last reading of /remotes.json. */
export function isShellNewer(): boolean {
  const own = [...document.scripts].find(({ src }) => src.startsWith(location.origin));
  const published = publishedShell();
  return own !== undefined && published !== null && new URL(own.src).pathname !== published;
}

/** The same as of now. */
export async function isShellOutdated(): Promise<boolean> {
  await readRemotes('reload');
  return isShellNewer();
}
