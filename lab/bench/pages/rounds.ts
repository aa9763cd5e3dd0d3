/** When something was asked for and when it had arrived; milliseconds. */
export interface Transfer {
  readonly start: number;
  readonly end: number;
}

/**
 * How many times a page asked for something only after something else had arrived: the longest row of transfers, each of
 * which began when the one before was there. What the page itself names is the first round.
 */
export function roundsOf(transfers: readonly Transfer[]): number {
  const seen: (Transfer & { readonly round: number })[] = [];
  for (const transfer of transfers.toSorted((a, b) => a.start - b.start)) {
    const before = seen.filter(({ end }) => end <= transfer.start).map(({ round }) => round);
    seen.push({ ...transfer, round: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...seen.map(({ round }) => round));
}
