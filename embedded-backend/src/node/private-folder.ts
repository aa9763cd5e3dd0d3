import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';

/** Mode of a folder that its owner alone enters. */
export const PRIVATE_FOLDER = 0o700;
/** Mode of a file that its owner alone reads. */
export const PRIVATE_FILE = 0o600;
/** Another user may pass through to a folder of their own, and sees nothing else. */
const PASSAGE = 0o711;

/**
 * Makes a folder, and what is in it, readable by its owner alone; those of earlier releases were not. What belongs to
 * another user stays as it is: a PostgreSQL in the folder runs as one, and keeps its data private itself.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  restrict(folder, lstatSync(folder));
}

function restrict(place: string, facts: Stats): void {
  if (facts.isSymbolicLink()) return;
  if (!facts.isDirectory()) return setMode(place, facts, PRIVATE_FILE);
  const entries = entriesOf(place);
  const isShared = entries.some((entry) => entry.facts.uid !== facts.uid);
  setMode(place, facts, isShared ? PASSAGE : PRIVATE_FOLDER);
  for (const entry of entries) if (entry.facts.uid === facts.uid) restrict(entry.at, entry.facts);
}

/** What is in a folder. A database that is at work may remove a file meanwhile. */
const entriesOf = (folder: string) =>
  readdirSync(folder).flatMap((name) => {
    const at = path.join(folder, name);
    const facts = lstatSync(at, { throwIfNoEntry: false });
    return facts ? [{ at, facts }] : [];
  });

function setMode(place: string, { mode }: Stats, wanted: number): void {
  if ((mode & 0o777) === wanted) return;
  try {
    chmodSync(place, wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
