import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One package of the workspace, read from its folder and package.json. */
export interface Workspace {
  /** Folder relative to the repository's root, which is also the package's name. */
  readonly name: string;
  /** Public exports: subpath (`./*`) to file (`./src/*.ts`). Empty when the package exports nothing. */
  readonly exports: Readonly<Record<string, string>>;
}

export const REPOSITORY = path.resolve(import.meta.dirname, '..');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Reads the packages that the root package.json lists. */
export function readWorkspaces(root: string = REPOSITORY): readonly Workspace[] {
  const names = readJson(path.join(root, 'package.json'))['workspaces'] as string[];
  return names.map((name) => {
    const exports = readJson(path.join(root, name, 'package.json'))['exports'];
    return { name, exports: (exports ?? {}) as Record<string, string> };
  });
}
