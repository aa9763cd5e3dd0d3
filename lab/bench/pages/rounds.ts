/** Start and end of a transfer in milliseconds. */
export interface Transfer {
  readonly start: number;
  readonly end: number;
}

/**
 * Length of the longest chain of transfers, each of which began after the previous one had ended. Files named
 * in the page are the first round.
 */
export function roundsOf(transfers: readonly Transfer[]): number {
  const seen: (Transfer & { readonly round: number })[] = [];
  for (const transfer of transfers.toSorted((a, b) => a.start - b.start)) {
    const before = seen.filter(({ end }) => end <= transfer.start).map(({ round }) => round);
    seen.push({ ...transfer, round: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...seen.map(({ round }) => round));
}
