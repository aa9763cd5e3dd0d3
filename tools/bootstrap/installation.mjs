import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules matches package-lock.json, according to the record of npm's last installation.
 * Optional packages of other platforms may be absent.
 * @param {string} root
 */
export function isInstalled(root) {
  const noted = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(noted);
  return Object.entries(wanted).every(
    ([place, { version, optional, link }]) =>
      !place.startsWith('node_modules/') ||
      (link ? existsSync(path.join(root, place)) : optional || present[place]?.version === version),
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
 * Returns the environment for running npm, without the settings that the calling npm left in it: they would
 * change what `npm ci` does.
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
