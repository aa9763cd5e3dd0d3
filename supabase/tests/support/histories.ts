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

/** One history in ten has 40 deeds; the others have 5 to 14, because most faults need few deeds but many tries. */
export const deedsIn = (seed: number): number => DEEDS || (seed % 10 === 0 ? 40 : 5 + ((seed * 7) % 10));
