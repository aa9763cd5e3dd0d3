import path from 'node:path';
import { parseArgs } from 'node:util';
import { takeScreens } from '../screens/take-screens.ts';
import { REPOSITORY } from '../workspaces.ts';

const HELP = `npm run screens [-- name …]

Builds the portal and takes a picture of every screen at 360 and 1280 pixels into docs/screens.
The screens are those of the scenarios that the packages' tests use.
  [name …]   only screens whose name begins so, such as public-landing or admin`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});

if (values.help) console.log(HELP);
else {
  const folder = path.join(REPOSITORY, 'docs/screens');
  const failed = await takeScreens({ folder, only: positionals, log: (line) => console.log(line) });
  if (failed > 0) process.exitCode = 1;
}
