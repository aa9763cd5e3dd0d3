/** `npm run lock`: package-lock.json for every platform. */
import { readFileSync, writeFileSync } from 'node:fs';
import { exitWithHelp } from './commands/exit-with-help.ts';
import { completeLock, missingOptionals } from './lock/complete-lock.ts';

exitWithHelp(`npm run lock

Completes package-lock.json after npm install: the optional packages of other platforms (see lock/complete-lock.ts).`);

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock);
if (missing.length) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} optional packages of other platforms added.`);
for (const { name, range } of missing) console.log(`  ${name}@${range}`);
