/** `npm run survey`: what is hard to use in any state of any screen. Installs what is missing first. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('tools/commands/survey.ts');
