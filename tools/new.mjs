/** `npm run new -- area|screen|migration …`: files to begin with. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/new.ts');
