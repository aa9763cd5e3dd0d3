import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Publication } from './publication.ts';

/**
 * Reasons why a version on the site cannot become the current one: files of its build were deleted by hand, or never
 * arrived.
 */
export async function missingFiles(site: string, publication: Publication): Promise<readonly string[]> {
  const { base, chunks, integrity, files } = publication;
  const { entry, modules, fonts } = chunks;
  const wanted = new Set([
    ...Object.keys(integrity),
    ...entry,
    ...Object.values(modules).flat(),
    ...fonts,
    ...files,
  ]);
  const isMissing = (file: string) =>
    access(path.join(site, base, file)).then(
      () => false,
      () => true,
    );
  const missing: string[] = [];
  for (const file of wanted) if (await isMissing(file)) missing.push(file);
  if (missing.length === 0) return [];
  const named = missing.slice(0, 3).join(', ');
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return [`its files are missing on the site (${named}${more}); publish that version again`];
}
