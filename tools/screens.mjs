/** `npm run screens`: a picture of every screen, on a phone and on a desk, in docs/screens. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/screens.ts');
