import { PAGE_PACKAGES } from '../build/built-packages.ts';
import { changedSince } from '../build/changed.ts';
import { REPOSITORY } from '../workspaces.ts';

/**
 * The packages to publish: the given names, every package for `all`, or without names those affected since a
 * commit. Throws when git does not know the commit.
 */
export async function wantedPackages(
  names: readonly string[],
  since: string | undefined,
  root = REPOSITORY,
): Promise<readonly string[]> {
  if (since !== undefined && names.length === 0) return (await changedSince(since, root)).pages;
  return names.length === 1 && names[0] === 'all' ? PAGE_PACKAGES : names;
}
