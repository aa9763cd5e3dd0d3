import { startDev } from '../dev/start-dev.ts';
import { serve } from './serve.ts';
import { DEV_HELP } from './start-options.ts';

await serve(startDev, DEV_HELP);
