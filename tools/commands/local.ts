import { newsOf } from '../dev/dev-page.ts';
import { serveLocal } from '../local/serve-local.ts';
import { serveArea } from './serve-area.ts';

await serveArea({
  name: 'npm run local',
  purpose:
    'Serves one area from this machine to a portal of developers, and builds it anew with each change.',
  defaultPort: 4600,
  start: (area, port) => serveLocal(area, port, (stats) => console.log(newsOf(stats))),
  news: (area, port) => `Open the portal of developers with ?local=${area}:${port}`,
});
