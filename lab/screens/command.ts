import path from 'node:path';
import { command } from '../../tools/commands/command.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { takeScreens } from './take-screens.ts';

export const run = command({
  help: `npm run screens [-- name …]

Builds the portal and takes a screenshot of every screen at 360 and 1280 pixels into docs/screens.
The screens come from the scenarios of the packages.
  [name …]   only screens whose name starts with it, such as public-landing or admin`,
  takesNames: true,
  run: async (_, only) => {
    const folder = path.join(REPOSITORY, 'docs/screens');
    const failed = await takeScreens({ folder, only, log: (line) => console.log(line) });
    if (failed > 0) process.exitCode = 1;
  },
});
