/** `npm run isolated -- mf-patient`: one area alone. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/isolated.ts');
