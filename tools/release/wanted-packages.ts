import { PAGE_PACKAGES } from '../build/built-packages.ts';
import { changedSince } from '../build/changed.ts';
import { REPOSITORY } from '../workspaces.ts';

/**
 * What `release publish` was asked to publish: the names themselves, every package for `all`, or without a name those
 * that a change since a commit concerns. Throws when git knows no such commit.
 */
export async function wantedPackages(
  names: readonly string[],
  since: string | undefined,
  root = REPOSITORY,
): Promise<readonly string[]> {
  if (since !== undefined && names.length === 0) return (await changedSince(since, root)).pages;
  return names.length === 1 && names[0] === 'all' ? PAGE_PACKAGES : names;
}
