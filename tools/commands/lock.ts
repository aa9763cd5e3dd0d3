import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLock, missingOptionals, type Lock } from '../lock/complete-lock.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';

export const run = command({
  help: `npm run lock

Completes package-lock.json after npm install: the optional packages of other platforms (see lock/complete-lock.ts).`,
  run: async () => {
    const file = path.join(REPOSITORY, 'package-lock.json');
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    const missing = missingOptionals(lock);
    if (missing.length) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
    console.log(`package-lock.json: ${missing.length} optional packages of other platforms added.`);
    for (const { name, range } of missing) console.log(`  ${name}@${range}`);
  },
});
