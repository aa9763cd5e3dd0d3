import type { Bank } from './bank.ts';
import type { Receipt } from './provider.ts';
import type { Rest } from '../rest.ts';
import { isOwnKey } from './pix-key.ts';

/** The most that the database records in one transaction. */
const MOST = 100;

/**
 * Records what arrived by the portal's own Pix key; the account may have others. Returns how much of it was new. One that
 * cannot be recorded stops no other; afterwards its error is thrown.
 */
export async function recordReceipts(rest: Rest, bank: Bank, receipts: readonly Receipt[]): Promise<number> {
  const { provider, webhook } = bank;
  const own = receipts.filter(({ key }) => isOwnKey(key, webhook.key));
  let recorded = 0;
  let broken: { readonly error: unknown } | null = null;
  const record = async (some: readonly Receipt[]): Promise<void> => {
    try {
      const parameters = { provider: provider.name, receipts: some };
      recorded += (await rest.call<{ new: number }>('record_receipts', parameters)).new;
    } catch (error) {
      if (some.length === 1) broken ??= { error };
      else for (const one of some) await record([one]);
    }
  };
  for (let at = 0; at < own.length; at += MOST) await record(own.slice(at, at + MOST));
  if (broken) throw (broken as { readonly error: unknown }).error;
  return recorded;
}
