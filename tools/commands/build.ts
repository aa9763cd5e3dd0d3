import { buildPackages, buildPortal } from '../build/build-portal.ts';
import { changedSince } from '../build/changed.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run build [-- package …] [-- --since <commit>]

Builds shell and areas into dist/portal; unchanged packages come from the cache. With PORTAL_DEMONSTRATION=true in the
environment, the build contains sample users and figures, and is written to dist/demonstration.
  package …          only these, each into its own dist/, without dist/portal
  --since <commit>   the same for the shell and areas that a change since this commit affects
  --help             this text`,
  options: { since: { type: 'string' } },
  takesNames: true,
  run: async ({ since }, names) => {
    const log = (line: string) => console.log(line);
    const only = since === undefined ? names : (await changedSince(since)).pages;
    if (only.length > 0) await buildPackages(only, { log });
    else log(since === undefined ? await buildPortal({ log }) : `nothing to build since ${since}`);
  },
});
