/** `npm run release -- …`: publishes areas and shell, each on its own. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/release.ts');
