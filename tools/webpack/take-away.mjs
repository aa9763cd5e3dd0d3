/**
 * Replaces what a library's file is known to contain. Throws when it contains it no longer: after an upgrade the
 * build shall stop here, and not ship silently what was meant to be left out.
 *
 * @param {string} source
 * @param {RegExp} pattern
 * @param {string} replacement
 */
export function takeAway(source, pattern, replacement) {
  const result = source.replace(pattern, replacement);
  if (result === source)
    throw new Error(`nothing here matches ${pattern}: look at this library's loader again`);
  return result;
}
