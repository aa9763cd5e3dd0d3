import path from 'node:path';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { REPOSITORY } from '../workspaces.ts';

for (const file of await drawPictures(path.join(REPOSITORY, 'shell/public'))) console.log(file);
