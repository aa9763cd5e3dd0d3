import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Account } from './add-rows.ts';
import type { Sequence, TableRows } from './read-rows.ts';

const ENDING = '.tar.br';

/** The data of a release, as read by that release. */
export interface ReleaseData {
  readonly account: Account;
  readonly tables: readonly TableRows[];
  readonly sequences: readonly Sequence[];
}

/** A copy of a release's data folder. */
export interface Release extends ReleaseData {
  /** The data folder. */
  readonly folder: string;
  /** The temporary folder that the caller deletes. */
  readonly place: string;
}

/** Releases with a checked-in data folder, by name, the oldest first. */
export const RELEASES: readonly string[] = readdirSync(__dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .toSorted();

/** Unpacks a release's data folder into a temporary one. */
export function openRelease(name: string): Release {
  const place = mkdtempSync(path.join(tmpdir(), 'vinculo-release-'));
  const tar = brotliDecompressSync(readFileSync(path.join(__dirname, name + ENDING)));
  execFileSync('tar', ['-x', '-C', place], { input: tar });
  const data = JSON.parse(readFileSync(path.join(place, 'facts.json'), 'utf8')) as ReleaseData;
  return { ...data, folder: path.join(place, 'data'), place };
}
