import type { Bank } from '../_shared/payments/bank.ts';
import { readHints } from '../_shared/payments/read-hints.ts';
import type { Rest } from '../_shared/rest.ts';

const QUIET_MS = 500;
const ENOUGH_MS = 10_000;

/** The banks whose notifications this process is about to read, and whether more have come meanwhile. */
const waiting = new Map<Bank, { isMore: boolean }>();

/**
 * Reads what the stored notifications name, so that a payer does not wait for the job of the next minute. A burst is
 * stored first: it begins when none has come for half a second, or after ten seconds. Calls meanwhile join it.
 */
export async function readSoon(rest: Rest, bank: Bank): Promise<void> {
  const running = waiting.get(bank);
  if (running) {
    running.isMore = true;
    return;
  }
  const state = { isMore: false };
  waiting.set(bank, state);
  const end = Date.now() + ENOUGH_MS;
  do {
    state.isMore = false;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  } while (state.isMore && Date.now() < end);
  waiting.delete(bank);
  await readHints(rest, bank);
}
