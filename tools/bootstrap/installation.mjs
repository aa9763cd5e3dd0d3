import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules matches package-lock.json, according to the record of npm's last installation.
 * Optional packages of other platforms may be absent.
 * @param {string} root
 */
export function isInstalled(root) {
  const installedLock = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(installedLock);
  return Object.entries(wanted).every(
    ([location, { version, optional, link }]) =>
      !location.startsWith('node_modules/') ||
      (link ? existsSync(path.join(root, location)) : optional || present[location]?.version === version),
  );
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Installed
 * @param {string} file
 * @returns {Record<string, Installed>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Returns the command that runs `npm ci`: program, arguments, environment, and whether it needs a shell. The
 * environment omits the settings of a calling npm, which would change what `npm ci` does.
 * @param {NodeJS.ProcessEnv} env
 */
export function npmCommand(env) {
  const npm = env['npm_execpath'];
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  return npm?.endsWith('.js')
    ? { command: process.execPath, args: [npm, ...args], env: clean, shell: false }
    : { command: 'npm', args, env: clean, shell: process.platform === 'win32' };
}
