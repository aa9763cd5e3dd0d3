/** `npm run soak`: load for an hour, and the memory it leaves. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/soak.ts');
