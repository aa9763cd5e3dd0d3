/** `npm run seed:scale`: many invented rows. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/seed-scale.ts');
