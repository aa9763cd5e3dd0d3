import { startPortal } from '../portal/start-portal.ts';
import { serveCommand } from './serve.ts';

export const run = serveCommand(
  `npm start [-- options]

Serves the portal, its API and its mailbox on one origin.`,
  startPortal,
);
