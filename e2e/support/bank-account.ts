import { expect, test as journey } from '../fixtures.ts';
import { callAs } from './api.ts';
import type { TestBank } from '../../supabase/bank/start-bank.ts';
import { later } from './later.ts';

/** Marina's price, in centavos. */
export const PRICE = 15_000;

/** The portal's account at the bank, and the clock that both share. */
export interface BankAccount extends TestBank {
  /** A Pix reaches the account, and its notification the portal. Returns its endToEndId. */
  readonly pay: (cents?: number, txid?: string | null) => Promise<string>;
  /** Holds the clocks of portal and bank; null: they run again. */
  readonly hold: (instant: Date | null) => Promise<void>;
  readonly call: ReturnType<typeof later>['call'];
  readonly open: ReturnType<typeof later>['open'];
  /** Runs the jobs until the bank holds this many centavos. */
  readonly settle: (cents: number) => Promise<void>;
}

/** Journeys with a bank. At the end it holds what the portal says it holds. */
export const test = journey.extend<{ account: BankAccount }>({
  account: async ({ bank, portal, openAs }, use) => {
    if (bank === null) throw new Error('These journeys need a bank.');
    bank.bank.empty();
    bank.webhooks.lose();
    // Also registers the webhook.
    await portal.control('jobs');
    const users = later(portal, openAs);
    const hold = async (instant: Date | null) => {
      bank.holdClock(instant);
      await users.hold(instant);
    };
    await use({
      ...bank,
      ...users,
      hold,
      pay: async (cents = PRICE, txid = bank.lastCharge()) => {
        const receipt = bank.bank.pay(txid, cents);
        // A bank notifies only of what has a txid; the sweep finds the rest.
        expect(await bank.webhooks.deliver()).toEqual(txid === null ? [] : [200]);
        return receipt;
      },
      settle: (cents) =>
        expect(async () => {
          await portal.control('jobs');
          expect(bank.bank.balance()).toBe(cents);
        }).toPass(),
    });
    await hold(null);
    const { cents } = (await callAs(portal, 'admin', 'bank_balance', {})) as { cents: number };
    expect(bank.bank.balance()).toBe(cents);
  },
});

export { expect } from '../fixtures.ts';
