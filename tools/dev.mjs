/** `npm run dev`: the portal from its sources, with hot reload. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/dev.ts');
