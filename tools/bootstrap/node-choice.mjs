import { existsSync } from 'node:fs';
import path from 'node:path';

/** Minimum version of the machine's Node when the repository's own is not installed. */
export const MACHINE_NODE = [22, 12];

/**
 * Whether a Node version such as '22.12.0' is at least `wanted` ([major, minor]).
 * @param {string} version
 * @param {readonly number[]} wanted
 */
export function isAtLeast(version, [wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @param {string} root */
export function ownNode(root) {
  return path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The Node that runs the command: the repository's own, else the machine's. Null when neither is sufficient.
 * @param {string} root
 * @param {{ version?: string, execPath?: string }} [machine]
 */
export function chooseNode(root, { version = process.versions.node, execPath = process.execPath } = {}) {
  const own = ownNode(root);
  if (existsSync(own)) return { path: own, flags: [] };
  if (!isAtLeast(version, MACHINE_NODE)) return null;
  // Before 22.18, Node needs a flag to read TypeScript.
  return { path: execPath, flags: isAtLeast(version, [22, 18]) ? [] : ['--experimental-strip-types'] };
}
