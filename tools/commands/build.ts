import { buildPortal } from '../build/build-portal.ts';
import { changedSince } from '../build/changed.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run build [-- package …] [-- --since <commit>]

Builds shell and areas into dist/portal; unchanged packages come from the cache. With PORTAL_DEMONSTRATION=true in the
environment, the build contains sample users and figures, and is written to dist/demonstration.
  [package …]        only these
  --since <commit>   only the shell and areas that a change since this commit affects
  --help             this text`,
  options: { since: { type: 'string' } },
  takesNames: true,
  run: async ({ since }, names) => {
    const only = since === undefined ? names : (await changedSince(since)).pages;
    const isUnchanged = since !== undefined && only.length === 0;
    console.log(
      isUnchanged
        ? `nothing to build since ${since}`
        : await buildPortal({ only, log: (line) => console.log(line) }),
    );
  },
});
