import { takeAway } from './take-away.mjs';

/**
 * Removes the sentences of the federation runtime's errors and keeps their codes, which saves half a kilobyte
 * that every visitor would load twice; the codes are explained at
 * https://module-federation.io/guide/troubleshooting.
 * @param {string} source
 */
export default function keepCodes(source) {
  return takeAway(source, /(\[(?:RUNTIME|TYPE|BUILD)_\d+\]: )"(?:[^"\\]|\\.)*"/g, '$1""');
}
