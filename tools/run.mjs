import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forwardSignals } from './bootstrap/forward-signals.mjs';
import { isInstalled, npmCommand } from './bootstrap/installation.mjs';
import { chooseNode, isAtLeast, MACHINE_NODE } from './bootstrap/node-choice.mjs';
import { step } from './bootstrap/progress.mjs';

// This file and tools/bootstrap run on any Node from 18 on, before dependencies are installed: plain
// JavaScript without imports from node_modules.

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const NODE_18 = [18, 0];

/**
 * `node tools/run.mjs <command> …`, and `node tools/run.mjs lab <command> …` for the commands of lab/:
 * installs missing dependencies, runs the command with the repository's own Node, and exits with its exit
 * code.
 */
async function main() {
  if (!isAtLeast(process.versions.node, NODE_18))
    return fail(`Node ${process.versions.node} is too old: install Node 18 or newer (https://nodejs.org).`);
  if (!isInstalled(ROOT) && !(await install()))
    return fail('npm could not install the dependencies; its message is above.');
  const node = chooseNode(ROOT);
  if (!node)
    return fail(
      `Node 24 was not installed with the dependencies (are install scripts switched off?), and this machine's ` +
        `Node ${process.versions.node} is older than ${MACHINE_NODE.join('.')}. Allow the install script of ` +
        `the package "node", or use Node 24.`,
    );
  const args = process.argv.slice(2);
  run(node, args[0] === 'lab' ? ['lab/cli.ts', ...args.slice(1)] : ['tools/cli.ts', ...args]);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

async function install() {
  const { command, args, env, shell } = npmCommand(process.env);
  const code = await step(
    'Installing dependencies (about a minute the first time)',
    () =>
      new Promise((resolve) => {
        const npm = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', 'ignore', 'pipe'] });
        const stopForwarding = forwardSignals(npm);
        npm.stderr.on('data', (text) => process.stderr.write(text));
        npm.on('error', () => resolve(1));
        npm.on('close', (result) => {
          const ended = stopForwarding();
          if (ended) process.exit(ended);
          resolve(result);
        });
      }),
    (code) => (code === 0 ? 'done' : 'failed'),
  );
  return code === 0;
}

/**
 * @param {{ path: string, flags: readonly string[] }} node
 * @param {readonly string[]} command path of the script relative to the repository's root, and its arguments
 */
function run(node, [script = '', ...args]) {
  const folders = [path.join(ROOT, 'node_modules/.bin'), path.dirname(node.path), process.env['PATH']];
  const child = spawn(node.path, [...node.flags, path.join(ROOT, script), ...args], {
    // The IPC channel closes when this process ends for any reason.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: folders.join(path.delimiter) },
  });
  forwardSignals(child);
  child.on('error', (error) => fail(`${node.path} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

await main();
