import { startIsolated } from '../isolated/start-isolated.ts';
import { areaCommand } from './serve-area.ts';

export const run = areaCommand({
  name: 'npm run isolated',
  purpose: 'Serves one area alone: its sources with hot reload, its scenarios, and an in-page backend.',
  defaultPort: 4500,
  start: startIsolated,
  news: (area, port) => `${area} alone: http://127.0.0.1:${port}`,
});
