import type { Bank } from './bank.ts';
import type { Receipt } from './provider.ts';
import type { Hint } from './webhook.ts';
import type { Rest } from '../rest.ts';
import { recordReceipts } from './record-receipts.ts';

interface Notification {
  readonly webhook_id: string;
  readonly provider: string;
  readonly hints: readonly Hint[];
}

const ENOUGH_MS = 30_000;
/** Banks limit how many calls they accept at the same time. */
const AT_ONCE = 10;

/**
 * Reads from the bank what its notifications name, and records that: a forged one names nothing and costs one read.
 * One that could not be read comes again. Returns how many receipts were new.
 */
export async function readHints(rest: Rest, bank: Bank): Promise<number> {
  const end = Date.now() + ENOUGH_MS;
  let recorded = 0;
  for (;;) {
    const claimed = await rest.call<Notification[]>('claim_webhooks', { at_most: AT_ONCE });
    const read = await Promise.all(claimed.map((one) => receiptsOf(one, bank)));
    recorded += await recordReceipts(
      rest,
      bank,
      read.flatMap(({ receipts }) => receipts),
    );
    const whole = claimed.filter((_, at) => read[at]?.isWhole);
    await Promise.all(whole.map(({ webhook_id }) => rest.call('webhook_read', { webhook_id })));
    if (claimed.length < AT_ONCE || Date.now() >= end) return recorded;
  }
}

async function receiptsOf({ hints }: Notification, { provider }: Bank) {
  const receipts: Receipt[] = [];
  for (const receiptId of new Set(hints.map((hint) => hint.receiptId))) {
    const answer = await provider.readReceipt(receiptId);
    if (answer.ok) receipts.push(answer.value);
    else if (answer.kind === 'unknown' || answer.kind === 'busy') return { receipts, isWhole: false };
  }
  return { receipts, isWhole: true };
}
