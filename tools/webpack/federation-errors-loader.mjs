import { takeAway } from './take-away.mjs';

/**
 * Leaves the federation runtime's errors their codes and takes their sentences, half a kilobyte that every visitor
 * would load twice: https://module-federation.io/guide/troubleshooting has them.
 *
 * @param {string} source
 */
export default function keepCodes(source) {
  return takeAway(source, /(\[(?:RUNTIME|TYPE|BUILD)_\d+\]: )"(?:[^"\\]|\\.)*"/g, '$1""');
}
