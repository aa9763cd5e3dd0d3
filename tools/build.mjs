/** `npm run build`: shell and areas, and the site they make together. */
import { parseArgs } from 'node:util';
import { buildPortal } from './build/build-portal.ts';
import { changedSince } from './build/changed.ts';
import { exitWithHelp } from './commands/exit-with-help.ts';

exitWithHelp(`npm run build [-- package …] [-- --since <commit>]

Builds shell and areas into dist/portal; what has not changed comes from the cache. With PORTAL_DEMONSTRATION=true in
the environment the build carries invented people and figures, and goes into dist/demonstration.
  [package …]        only these
  --since <commit>   only the areas that changed since, where nothing else did
  --help             this text`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  const only = values.since === undefined ? positionals : (await changedSince(values.since)).pages;
  if (values.since !== undefined && only.length === 0) console.log(`nothing to build since ${values.since}`);
  else console.log(await buildPortal({ only, log: (line) => console.log(line) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
