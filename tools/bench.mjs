/** `npm run bench -- pages|backend|lists`: figures of speed and size. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/bench.ts');
