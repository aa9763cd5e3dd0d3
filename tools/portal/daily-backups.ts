import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT = 7;
const NAME = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** Name of a backup: its UTC instant, without characters that file systems refuse. */
export const backupName = (instant: number): string =>
  `backup-${new Date(instant).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The backups in a folder by their time in milliseconds since 1970, the newest first. */
function backupsIn(folder: string): readonly { readonly name: string; readonly at: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day ? [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Writes a backup if the newest one is a day old, and then deletes all but the newest seven. */
export async function backUpDaily(
  folder: string,
  write: (to: string) => Promise<void>,
  now: number = Date.now(),
): Promise<void> {
  const newest = backupsIn(folder)[0];
  if (newest && now - newest.at < DAY_MS) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await write(path.join(folder, backupName(now)));
  for (const { name } of backupsIn(folder).slice(KEPT))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Writes a backup at once and each day. Returns a function that stops and waits for one in progress. */
export function startDailyBackups(
  folder: string,
  write: (to: string) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let last = Promise.resolve();
  const again = () => {
    last = last.then(() => backUpDaily(folder, write)).catch(onError);
  };
  again();
  const timer = setInterval(again, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await last;
  };
}
