import semver from 'semver';
import type { AreaName } from 'shared-portal/routes';
import { incompatibilities, shellIncompatibilities } from './conformance.ts';
import type { HistoryLine, Pointer, SiteState } from './ledger.ts';
import { missingFiles } from './missing-files.ts';
import { isArea, type PackageName } from './publication.ts';
import { Refused } from './refused.ts';
import { changePublished, getPublished, requireState, withPointer, type Site } from './site.ts';

/**
 * Switches a package back to the previous version, or to any other one still on the site. Throws when there
 * is none, and `Refused` when its files are gone or shell and areas would no longer be compatible.
 */
export function rollBack(site: Site, name: PackageName, by: string, version?: string): Promise<boolean> {
  return changePublished(site, name, by, async (state) => {
    const pointer = getPublished(state, name);
    const target = version ?? pointer.previous;
    if (target === null) throw new Error(`${name} has no version to go back to.`);
    if (target === pointer.version) return null;
    refuseBelowMinimum(pointer, target);
    const back = { ...pointer, version: target, previous: pointer.version };
    const next = withPointer(requireState(state), back);
    await refuseUnusable(site, next, back);
    return {
      state: next,
      line: { action: 'roll back', name, from: pointer.version, to: target },
    };
  });
}

/** Throws for a version that open pages would stop running at once. */
export function refuseBelowMinimum({ name, minimum }: Pointer, version: string): void {
  if (isArea(name) && minimum && semver.lt(version, minimum))
    throw new Error(
      `${name} requires ${minimum} of open pages; first: npm run release -- require ${name} ${version}`,
    );
}

/**
 * Switches an area off, with a message for its visitors, or on again. Throws `Refused` when it is no longer
 * compatible with the current shell.
 */
export function switchArea(
  site: Site,
  name: AreaName,
  by: string,
  to: { readonly enabled: boolean; readonly message?: string | undefined },
): Promise<boolean> {
  return changePublished(site, name, by, async (state) => {
    const pointer = getPublished(state, name);
    const { version } = pointer;
    if (to.enabled) refuseBelowMinimum(pointer, version);
    const message = to.enabled ? null : (to.message ?? null);
    if (pointer.enabled === to.enabled && pointer.message === message) return null;
    const switched = { ...pointer, enabled: to.enabled, message };
    const next = withPointer(requireState(state), switched);
    await refuseUnusable(site, next, switched);
    const line: Omit<HistoryLine, 'at' | 'by'> = {
      action: to.enabled ? 'switch on' : 'switch off',
      name,
      from: version,
      to: version,
      ...(message !== null && { message }),
    };
    return { state: next, line };
  });
}

/**
 * Requires a version of open pages: those that run an older one stop running it. Throws when the current version is older
 * itself.
 */
export function requireVersion(site: Site, name: AreaName, by: string, minimum: string): Promise<boolean> {
  return changePublished(site, name, by, (state) => {
    const pointer = getPublished(state, name);
    if (semver.lt(pointer.version, minimum))
      throw new Error(`${name} ${minimum} is not published: the current version is ${pointer.version}.`);
    if (pointer.minimum === minimum) return Promise.resolve(null);
    return Promise.resolve({
      state: withPointer(requireState(state), { ...pointer, minimum }),
      line: { action: 'require', name, from: pointer.minimum ?? null, to: minimum },
    });
  });
}

/**
 * What is switched on must have its files and be compatible with the shell; an area that is off is checked when it
 * is switched on.
 */
async function refuseUnusable({ folder, ledger }: Site, state: SiteState, changed: Pointer): Promise<void> {
  if (!changed.enabled) return;
  const known = ({ name, version }: Pointer) => ledger.publication(name, version);
  const [shell, publication] = await Promise.all([known(state.shell), known(changed)]);
  const faults =
    changed.name === 'shell'
      ? shellIncompatibilities(
          shell,
          await Promise.all(state.areas.filter(({ enabled }) => enabled).map(known)),
        )
      : incompatibilities(publication, shell);
  const all = [...(await missingFiles(folder, publication)), ...faults];
  if (all.length > 0) throw new Refused(publication, all);
}
