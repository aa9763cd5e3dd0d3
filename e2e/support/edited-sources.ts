import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

export interface EditedSources {
  /** Changes a text in a file of the repository; throws when it is missing. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Restores every file. */
  readonly restore: () => void;
}

/** Temporarily edited sources; they are also restored when the process ends. */
export function editedSources(): EditedSources {
  const originals = new Map<string, string>();
  const restore = () => {
    for (const [file, text] of originals) writeFileSync(file, text);
    originals.clear();
  };
  process.once('exit', restore);
  return {
    restore,
    edit: (file, from, to) => {
      const at = path.join(REPOSITORY, file);
      const text = readFileSync(at, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      if (!originals.has(at)) originals.set(at, text);
      writeFileSync(at, text.replace(from, to));
    },
  };
}
