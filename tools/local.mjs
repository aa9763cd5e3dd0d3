/** `npm run local -- mf-patient`: one area for a portal of developers. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/local.ts');
