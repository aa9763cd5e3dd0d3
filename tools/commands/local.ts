import { compilationLine } from '../dev/dev-page.ts';
import { serveLocal } from '../local/serve-local.ts';
import { areaCommand } from './serve-area.ts';

export const run = areaCommand({
  name: 'npm run local',
  purpose: 'Serves one area from this machine to a developer portal, and rebuilds it after each change.',
  defaultPort: 4600,
  start: (area, port) => serveLocal(area, port, (stats) => console.log(compilationLine(stats))),
  news: (area, port) => `Open the developer portal with ?local=${area}:${port}`,
});
