/**
 * Replaces code that a library's file is expected to contain. Throws when it is missing, so that an upgrade
 * fails the build instead of silently shipping what was meant to be removed.
 * @param {string} source
 * @param {RegExp} pattern
 * @param {string} replacement
 */
export function replaceExpected(source, pattern, replacement) {
  const result = source.replace(pattern, replacement);
  if (result === source) throw new Error(`no match for ${pattern}: check this library's loader`);
  return result;
}
