/** `npm run pictures`: draws the icons and the picture of shared links into shell/public. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/pictures.ts');
