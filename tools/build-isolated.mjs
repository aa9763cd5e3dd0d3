/** `npm run build:isolated -- mf-patient`: an area alone as files for any static host. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/build-isolated.ts');
