import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AreaName } from 'shared-portal/routes';
import semver from 'semver';
import type { PackageName } from './publication.ts';
import type { Site } from './site.ts';

/** Path of an area's versions, one folder each. */
export const areaFolder = ({ folder }: Site, name: AreaName): string => path.join(folder, 'mf', name);

/** The versions of a package that are on the site, newest first. */
export async function versionsOf(site: Site, name: PackageName): Promise<readonly string[]> {
  const found = name === 'shell' ? await site.ledger.versions(name) : await readdir(areaFolder(site, name));
  return found.filter((version) => semver.valid(version)).toSorted(semver.rcompare);
}
