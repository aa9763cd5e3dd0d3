import { startPortal } from '../portal/start-portal.ts';
import { serve } from './serve.ts';
import { START_HELP } from './start-options.ts';

await serve(startPortal, START_HELP);
