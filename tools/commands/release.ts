import { userInfo } from 'node:os';
import path from 'node:path';
import { AREA_NAMES } from 'shared-portal/routes';
import { withLock } from '../build/with-lock.ts';
import { runBuilds } from '../build/run-builds.ts';
import { listSite, tellHistory } from '../release/list.ts';
import { rollBack, switchArea } from '../release/point.ts';
import { prune } from '../release/prune.ts';
import { isArea, isPackage, type PackageName } from '../release/publication.ts';
import { publish } from '../release/publish.ts';
import { openSite } from '../release/site.ts';
import { wantedPackages } from '../release/wanted-packages.ts';
import { REPOSITORY } from '../workspaces.ts';
import { readArguments } from './read-arguments.ts';

const HELP = `npm run release -- <command> [options]

Publishes shell and areas, each on its own, into a folder for any static host.
  publish <package …>          build and publish (shell, ${AREA_NAMES.join(', ')}, or all)
  publish --since <commit>     the same with those that changed since a commit
  rollback <package> [version] point back to the version before, or to one that is still there
  off <area> [--message …]     switch an area off; people read the message in its place
  on <area>                    switch it on again
  list                         what people get, and what else is there
  history                      who pointed where, when
  prune <package> [--keep 3]   take old versions off the site
Options
  --site <folder>              the published site (dist/site)
  --by <name>                  who does it, for the history
  --developers                 publish: the shell for a portal of developers (docs/teams.md), on a site of its own
  --help                       this text`;

const { positionals, values } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    site: { type: 'string', default: path.join(REPOSITORY, 'dist/site') },
    by: { type: 'string', default: process.env['CI_COMMIT_AUTHOR'] ?? userInfo().username },
    message: { type: 'string' },
    keep: { type: 'string', default: '3' },
    since: { type: 'string' },
    developers: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [command, ...names] = positionals;
const site = openSite(path.resolve(values.site));

try {
  if (values.help) console.log(HELP);
  else if (!(await run())) {
    console.error(HELP);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Answers false when the command cannot be understood. */
async function run(): Promise<boolean> {
  const [name = '', version] = names;
  if (command === 'list' || command === 'history') {
    console.log(await (command === 'list' ? listSite(site) : tellHistory(site)));
    return names.length === 0;
  }
  if (command === 'publish') return publishAll(await wantedPackages(names, values.since));
  if (command === 'rollback' && isPackage(name)) {
    const changed = await rollBack(site, name, values.by, version);
    console.log(changed ? `${name} is rolled back.` : `${name} is there already.`);
    return true;
  }
  if (names.length > 1) return false;
  if (command === 'prune' && isPackage(name) && /^[1-9]\d*$/.test(values.keep)) {
    const gone = await prune(site, name, values.by, Number(values.keep));
    console.log(gone.length > 0 ? `${name}: ${gone.join(', ')} are gone.` : `${name}: nothing to take away.`);
    return true;
  }
  if (!isArea(name)) return false;
  if (command === 'off' || command === 'on') {
    await switchArea(site, name, values.by, { enabled: command === 'on', message: values.message });
    console.log(`${name} is ${command}.`);
    return true;
  }
  return false;
}

async function publishAll(packages: readonly string[]): Promise<boolean> {
  if (values.since !== undefined && packages.length === 0) {
    console.log(`Nothing to publish has changed since ${values.since}.`);
    return true;
  }
  if (packages.length === 0 || !packages.every(isPackage)) return false;
  const { cached } = await withLock(() => runBuilds(packages, { forDevelopers: values.developers }), {
    onWait: (holder) => console.log(`waiting for another build to end (${holder})`),
  });
  console.log(`${packages.length - cached} built, ${cached} unchanged`);
  for (const name of packages as readonly PackageName[]) {
    const changed = await publish(site, name, values.by);
    console.log(changed ? `${name} is published.` : `${name} is there already.`);
  }
  return true;
}
