import path from 'node:path';
import { command } from '../../tools/commands/command.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { takeScreens } from './take-screens.ts';

export const run = command({
  help: `npm run screens [-- name …]

Builds the portal and takes a picture of every screen at 360 and 1280 pixels into docs/screens.
The screens are those of the scenarios that the packages' tests use.
  [name …]   only screens whose name begins so, such as public-landing or admin`,
  takesNames: true,
  run: async (_, only) => {
    const folder = path.join(REPOSITORY, 'docs/screens');
    const failed = await takeScreens({ folder, only, log: (line) => console.log(line) });
    if (failed > 0) process.exitCode = 1;
  },
});
