import { startDev } from '../dev/start-dev.ts';
import { serveCommand } from './serve.ts';

export const run = serveCommand(
  `npm run dev [-- options]

Serves the portal from its sources, with hot reload, on one origin with its API and its mailbox.`,
  startDev,
);
