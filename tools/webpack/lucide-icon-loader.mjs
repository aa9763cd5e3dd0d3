import { replaceExpected } from './replace-expected.mjs';

/** @type {readonly (readonly [RegExp, string])[]} */
const CUTS = [
  [/,\s*key: "\w+"/g, ''],
  [/^\s*name: "[\w-]+",\s*size: 24,$/m, ''],
  [/^__iconData\.node;$/m, ''],
];

/**
 * Keeps only the shapes of a lucide icon. The keys, random letters that do not compress, are not needed by
 * `browser/create-icon.ts`.
 * @param {string} source
 */
export default function keepShapes(source) {
  if (/^export \{ default\b/m.test(source)) return source; // another name of an icon, or their list
  const shapes = CUTS.reduce((cut, [part, without]) => replaceExpected(cut, part, without), source);
  return shapes.replace(/,\s*aliases: \[[^\]]*\]/, '');
}
