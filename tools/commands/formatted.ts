import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { REPOSITORY } from '../workspaces.ts';

/** Writes a file of the repository, formatted as by `npm run format`. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(path.join(REPOSITORY, file), await formatted(file, text));
}

/**
 * Writes a generated file of the repository. With `check`, writes nothing and reports an outdated file.
 * Returns the exit code.
 */
export async function writeGenerated(
  file: string,
  text: string,
  { check, command }: { readonly check: boolean; readonly command: string },
): Promise<number> {
  if (!check) await writeFormatted(file, text);
  else if (readFileSync(path.join(REPOSITORY, file), 'utf8') !== (await formatted(file, text))) {
    console.error(`${file} is out of date. Run: ${command}`);
    return 1;
  }
  return 0;
}

async function formatted(file: string, text: string): Promise<string> {
  const filepath = path.join(REPOSITORY, file);
  const { ignored, inferredParser } = await getFileInfo(filepath);
  if (ignored || inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
