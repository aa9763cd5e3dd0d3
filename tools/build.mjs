/** Builds the portal into dist/portal. Usage: npm run build [-- package …] [-- --since <commit>] */
import { parseArgs } from 'node:util';
import { buildPortal } from './build/build-portal.ts';
import { changedSince } from './build/changed.ts';

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
