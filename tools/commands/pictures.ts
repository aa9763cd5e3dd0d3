import path from 'node:path';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run pictures\nRenders the portal's icons and the link preview picture into shell/public.`,
  run: async () => {
    for (const file of await drawPictures(path.join(REPOSITORY, 'shell/public'))) console.log(file);
  },
});
