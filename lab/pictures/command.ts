import path from 'node:path';
import { command } from '../../tools/commands/command.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { drawPictures } from './draw-pictures.ts';

export const run = command({
  help: `npm run pictures\nRenders the portal's icons and the link preview picture into shell/public.`,
  run: async () => {
    for (const file of await drawPictures(path.join(REPOSITORY, 'shell/public'))) console.log(file);
  },
});
