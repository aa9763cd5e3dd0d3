import { linkSync, rmSync } from 'node:fs';

/** Moves a complete file to a name that must be free; false, and the file is removed, when another process was faster. */
export function linkNew(complete: string, file: string): boolean {
  try {
    linkSync(complete, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
}
