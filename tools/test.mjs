/** `npm test`: every check there is, with one summary. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/test.ts');
