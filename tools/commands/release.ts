import { userInfo } from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { AREA_NAMES } from 'shared-portal/routes';
import { withLock } from '../build/with-lock.ts';
import { runBuilds } from '../build/run-builds.ts';
import { listSite, formatHistory } from '../release/list.ts';
import { requireVersion, rollBack, switchArea } from '../release/rollback.ts';
import { prune } from '../release/prune.ts';
import { isArea, isPackage, type PackageName } from '../release/publication.ts';
import { publish } from '../release/publish.ts';
import { getPublished, openSite, type Site } from '../release/site.ts';
import { wantedPackages } from '../release/wanted-packages.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

const HELP = `npm run release -- <command> [options]

Publishes shell and areas, each on its own, into a folder for any static host.
  publish <package …>          build and publish (shell, ${AREA_NAMES.join(', ')}, or all)
  publish --since <commit>     publish the packages that changed since a commit
  rollback <package> [version] go back to the previous version, or to another one on the site
  off <area> [--message …]     switch an area off and show the message in its place
  on <area>                    switch it on again
  require <area> [version]     open pages with an older version than this one (the current) stop running it
  list                         current versions, and the others on the site
  history                      all changes with author and time
  prune <package> [--keep 3]   delete old versions from the site
Options
  --site <folder>              the published site (dist/site)
  --by <name>                  author, for the history
  --developers                 publish the shell for a developer portal (docs/teams.md), on a separate site
  --help                       this text`;

const OPTIONS = {
  site: { type: 'string', default: path.join(REPOSITORY, 'dist/site') },
  by: { type: 'string', default: process.env['CI_COMMIT_AUTHOR'] ?? userInfo().username },
  message: { type: 'string' },
  keep: { type: 'string', default: '3' },
  since: { type: 'string' },
  developers: { type: 'boolean', default: false },
} as const;

export const run = command({
  help: HELP,
  options: OPTIONS,
  takesNames: true,
  run: async (values, [action, ...names]) => {
    const { by } = values;
    const site = openSite(path.resolve(values.site));
    const [name = '', version] = names;
    if (action === 'list' || action === 'history') {
      console.log(await (action === 'list' ? listSite(site) : formatHistory(site)));
      return names.length === 0;
    }
    if (action === 'publish') return publishAll(site, await wantedPackages(names, values.since), values);
    if (action === 'rollback' && isPackage(name)) {
      const changed = await rollBack(site, name, by, version);
      console.log(changed ? `${name} is rolled back.` : `${name} is already published.`);
      return true;
    }
    if (action === 'require' && isArea(name)) {
      const minimum = version ?? getPublished(await site.ledger.state(), name).version;
      if (!semver.valid(minimum)) return false;
      await requireVersion(site, name, by, minimum);
      console.log(`Open pages need ${name} ${minimum} or newer.`);
      return true;
    }
    if (names.length > 1) return false;
    if (action === 'prune' && isPackage(name) && /^[1-9]\d*$/.test(values.keep)) {
      const gone = await prune(site, name, by, Number(values.keep));
      console.log(gone.length > 0 ? `${name}: ${gone.join(', ')} deleted.` : `${name}: nothing to delete.`);
      return true;
    }
    if (!isArea(name) || (action !== 'off' && action !== 'on')) return false;
    await switchArea(site, name, by, { enabled: action === 'on', message: values.message });
    console.log(`${name} is ${action}.`);
    return true;
  },
});

async function publishAll(
  site: Site,
  packages: readonly string[],
  { by, since, developers }: { by: string; since?: string | undefined; developers: boolean },
): Promise<boolean> {
  if (since !== undefined && packages.length === 0) {
    console.log(`Nothing to publish has changed since ${since}.`);
    return true;
  }
  if (packages.length === 0 || !packages.every(isPackage)) return false;
  const { cached } = await withLock(() => runBuilds(packages, { forDevelopers: developers }), {
    onWait: (holder) => console.log(`waiting for another build to end (${holder})`),
  });
  console.log(`${packages.length - cached} built, ${cached} unchanged`);
  for (const name of packages as readonly PackageName[]) {
    const { version, commit, isNew, newAddresses } = await publish(site, name, by);
    const build = `${name} ${version}${commit ? ` (${commit})` : ''}`;
    console.log(`${build} is ${isNew ? '' : 'already '}published.`);
    if (newAddresses.length > 0)
      console.log(
        `New: ${newAddresses.join(', ')}. Until the host's rewrite rules are reloaded, opening them directly answers 404.`,
      );
  }
  return true;
}
