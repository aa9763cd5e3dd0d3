import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT = 7;
const NAME = /^daily-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** What an ended process left of a backup. */
const PART = /^daily-.*\.part$/;

/** Name of a backup: its UTC instant, without characters that file systems refuse. Only daily ones are ever deleted. */
export const backupName = (kind: 'backup' | 'daily', instant: number): string =>
  `${kind}-${new Date(instant).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The daily backups in a folder by their time in milliseconds since 1970, the newest first. */
function backupsIn(folder: string): readonly { readonly name: string; readonly at: number }[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day ? [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Writes a backup if the newest daily one is a day old, and then deletes all but the newest seven of them. */
export async function backUpDaily(
  folder: string,
  write: (to: string) => Promise<void>,
  now: number = Date.now(),
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const remove = (name: string) => rmSync(path.join(folder, name), { recursive: true, force: true });
  readdirSync(folder)
    .filter((name) => PART.test(name))
    .forEach(remove);
  const newest = backupsIn(folder)[0];
  if (newest && now - newest.at < DAY_MS) return;
  await write(path.join(folder, backupName('daily', now)));
  for (const { name } of backupsIn(folder).slice(KEPT)) remove(name);
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
