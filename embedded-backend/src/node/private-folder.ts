import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';

/** Mode of a folder that only its owner may enter. */
export const PRIVATE_FOLDER = 0o700;
/** Mode of a file that only its owner may read. */
export const PRIVATE_FILE = 0o600;
/** Mode that lets another user pass through to their own subfolder without listing anything. */
const PASSAGE = 0o711;

/**
 * Makes a folder and its contents readable by its owner only; earlier releases did not. Files of another user
 * are unchanged: a PostgreSQL in the folder runs as one, and protects its data itself.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  restrict(folder, lstatSync(folder));
}

function restrict(place: string, stats: Stats): void {
  if (stats.isSymbolicLink()) return;
  if (!stats.isDirectory()) return setMode(place, stats, PRIVATE_FILE);
  const entries = entriesOf(place);
  const isShared = entries.some((entry) => entry.stats.uid !== stats.uid);
  setMode(place, stats, isShared ? PASSAGE : PRIVATE_FOLDER);
  for (const entry of entries) if (entry.stats.uid === stats.uid) restrict(entry.at, entry.stats);
}

/** The contents of a folder. A running database may remove a file at any time. */
const entriesOf = (folder: string) =>
  readdirSync(folder).flatMap((name) => {
    const at = path.join(folder, name);
    const stats = lstatSync(at, { throwIfNoEntry: false });
    return stats ? [{ at, stats }] : [];
  });

function setMode(place: string, { mode }: Stats, wanted: number): void {
  if ((mode & 0o777) === wanted) return;
  try {
    chmodSync(place, wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
