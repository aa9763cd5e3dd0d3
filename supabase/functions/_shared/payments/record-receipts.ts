import type { Bank } from './bank.ts';
import type { Receipt } from './provider.ts';
import type { Rest } from '../rest.ts';

/** The most that the database records in one transaction. */
const MOST = 100;

/** Records what arrived by the portal's own Pix key; the account may have others. Returns how much of it was new. */
export async function recordReceipts(rest: Rest, bank: Bank, receipts: readonly Receipt[]): Promise<number> {
  const { provider, webhook } = bank;
  const own = receipts.filter(({ key }) => key === null || key === webhook.key);
  let recorded = 0;
  for (let at = 0; at < own.length; at += MOST) {
    const parameters = { provider: provider.name, receipts: own.slice(at, at + MOST) };
    recorded += (await rest.call<{ new: number }>('record_receipts', parameters)).new;
  }
  return recorded;
}
