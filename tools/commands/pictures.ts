import path from 'node:path';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { REPOSITORY } from '../workspaces.ts';
import { exitWithHelp } from './exit-with-help.ts';

exitWithHelp(`npm run pictures

Draws the portal's icons and the picture of shared links into shell/public.`);

for (const file of await drawPictures(path.join(REPOSITORY, 'shell/public'))) console.log(file);
