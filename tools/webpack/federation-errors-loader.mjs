import { replaceExpected } from './replace-expected.mjs';

/**
 * Removes the sentences of the federation runtime's errors and keeps their codes, which saves half a kilobyte
 * that every visitor would load twice; the codes are explained at
 * https://module-federation.io/guide/troubleshooting.
 * @param {string} source
 */
export default function keepCodes(source) {
  return replaceExpected(source, /(\[(?:RUNTIME|TYPE|BUILD)_\d+\]: )"(?:[^"\\]|\\.)*"/g, '$1""');
}
