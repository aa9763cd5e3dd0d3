/** `npm run types`: every package, the tools and the tests. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitWithHelp } from './commands/exit-with-help.ts';
import { REPOSITORY, readWorkspaces } from './workspaces.ts';

exitWithHelp(`npm run types [-- package …]

Checks the types of every package, of the tools and of the tests.
  [package …]   only these, or: tools, e2e, supabase`);

const COMPILER = path.join(REPOSITORY, 'node_modules/typescript-native/bin/tsc');
const BESIDE_PACKAGES = ['tools', 'e2e', 'supabase'];

const all = [...readWorkspaces().map(({ name }) => name), ...BESIDE_PACKAGES];
const asked = process.argv.slice(2);
const folders = all.filter(
  (name) =>
    (!asked.length || asked.includes(name)) && existsSync(path.join(REPOSITORY, name, 'tsconfig.json')),
);

/** @param {string} folder */
const check = (folder) =>
  new Promise((resolve) => {
    const compiler = spawn(process.execPath, [COMPILER, '-p', folder], { cwd: REPOSITORY });
    let output = '';
    for (const stream of [compiler.stdout, compiler.stderr]) stream.on('data', (text) => (output += text));
    compiler.on('close', (code) => {
      process.stdout.write(code === 0 ? `✓ ${folder}\n` : `✗ ${folder}\n${output}`);
      resolve(code === 0);
    });
  });

let failed = 0;
for (const folder of folders) if (!(await check(folder))) failed++;
console.log(`Types: ${folders.length - failed} passed, ${failed} failed`);
process.exitCode = failed || !folders.length ? 1 : 0;
