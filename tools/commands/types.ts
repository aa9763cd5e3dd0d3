import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY, readWorkspaces } from '../workspaces.ts';
import { command } from './command.ts';

const COMPILER = path.join(REPOSITORY, 'node_modules/typescript-native/bin/tsc');
const OTHER_PROJECTS = ['tools', 'server', 'workbench', 'lab', 'e2e', 'supabase'];

export const run = command({
  help: `npm run types [-- package …]

Checks the types of all packages, tools and tests.
  [package …]   only these, or: ${OTHER_PROJECTS.join(', ')}`,
  takesNames: true,
  run: async (_, names) => {
    const all = [...readWorkspaces().map(({ name }) => name), ...OTHER_PROJECTS];
    const folders = all.filter(
      (name) =>
        (!names.length || names.includes(name)) && existsSync(path.join(REPOSITORY, name, 'tsconfig.json')),
    );
    let failed = 0;
    for (const folder of folders) if (!(await check(folder))) failed++;
    console.log(`Types: ${folders.length - failed} passed, ${failed} failed`);
    process.exitCode = failed || !folders.length ? 1 : 0;
  },
});

function check(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const compiler = spawn(process.execPath, [COMPILER, '-p', folder], { cwd: REPOSITORY });
    let output = '';
    for (const stream of [compiler.stdout, compiler.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    compiler.on('close', (code) => {
      process.stdout.write(code === 0 ? `✓ ${folder}\n` : `✗ ${folder}\n${output}`);
      resolve(code === 0);
    });
  });
}
