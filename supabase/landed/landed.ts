import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = path.join(import.meta.dirname, '../migrations');
const LIST = path.join(import.meta.dirname, '../migrations.sha256');

/** A migration and the SHA-256 of its text. */
export interface Landed {
  readonly file: string;
  readonly sum: string;
}

const lineOf = ({ file, sum }: Landed) => `${sum}  ${file}\n`;

/** The current migrations in the folder. */
export const presentMigrations = (): readonly Landed[] =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({
      file,
      sum: createHash('sha256')
        .update(readFileSync(path.join(MIGRATIONS, file)))
        .digest('hex'),
    }));

/** The landed migrations (`supabase/migrations.sha256`, in the format of `sha256sum`). */
export const landedMigrations = (): readonly Landed[] =>
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [sum = '', file = ''] = line.split('  ');
      return { file, sum };
    });

const versionOf = (file: string) => file.slice(0, file.indexOf('_'));

/**
 * Problems of the migrations, one sentence each: a data folder applies a migration only once, so a landed one
 * must never be edited, renamed or removed.
 */
export function brokenMigrations(present: readonly Landed[], landed: readonly Landed[]): readonly string[] {
  const sums = new Map(present.map(({ file, sum }) => [file, sum]));
  const known = new Set(landed.map(({ file }) => file));
  return [
    ...landed.flatMap(({ file, sum }) => {
      if (sums.get(file) === sum) return [];
      const found = sums.has(file) ? 'was edited' : 'is gone';
      return [
        `${file} ${found}. Restore it and put the change into a new migration. If it has not landed on main, remove its line from supabase/migrations.sha256 and run npm run database-types.`,
      ];
    }),
    ...present
      .filter(({ file }) => !known.has(file))
      .map(({ file }) => `${file} is not in supabase/migrations.sha256: npm run database-types adds it.`),
    ...present
      .filter(({ file }, index) => versionOf(file) === versionOf(present[index - 1]?.file ?? ''))
      .map(({ file }) => `${file} has the version of another migration. Rename the one that has not landed.`),
  ];
}

/** Adds new migrations to the list. */
export function listMigrations(): void {
  const known = new Set(landedMigrations().map(({ file }) => file));
  const added = presentMigrations().filter(({ file }) => !known.has(file));
  if (added.length > 0) appendFileSync(LIST, added.map(lineOf).join(''));
}
