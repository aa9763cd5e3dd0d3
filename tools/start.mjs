/** `npm start`: the portal on one origin. Installs and builds what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/start.ts');
