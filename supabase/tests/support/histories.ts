import { appendFileSync } from 'node:fs';

/**
 * Random histories: `npm test` runs 200 of each kind, `--all` 1,000, any other run 4. The variables `HISTORIES`, `SEED`
 * and `DEEDS` set their number, the first seed and the length of each.
 */
const HISTORIES = Number(process.env['HISTORIES'] ?? 4);
const FIRST = Number(process.env['SEED'] ?? 1);
const DEEDS = Number(process.env['DEEDS'] ?? 0);

/**
 * The seeds of this run's histories; call it at the top of a test file, whose timeout it extends.
 * @param share part of the histories, from 0 to 1
 */
export function historySeeds(share = 1, atLeast = 4): readonly number[] {
  jest.setTimeout(60_000);
  return Array.from({ length: Math.max(atLeast, HISTORIES * share) }, (_, at) => FIRST + at);
}

/**
 * One history in ten has 40 deeds; the others have a few, because most faults need few deeds but many tries.
 * @param least of the others, which have up to nine more
 */
export const deedsIn = (seed: number, least = 5): number =>
  DEEDS || (seed % 10 === 0 ? 40 : least + ((seed * 7) % 10));

/** Adds a finished history's figures to the file that `npm run histories` sums up; without one it does nothing. */
export function noteFigures(figures: Readonly<Record<string, number>>): void {
  const file = process.env['HISTORY_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
