import { cents, formatBrl, parseAmountInput } from 'shared-domain/money';
import { centsOf } from '../../supabase/functions/_shared/payments/amount.ts';
import type { TestBank } from '../../supabase/bank/start-bank.ts';

export const BANK_APP_HELP = `  list                   the codes that the portal asked for, and the balance
  pay [amount] [number]  pays the last code, or the one with this number of the list: its price, or an amount
  key <amount>           a Pix to the key alone, which no charge explains
  med <E2E> <amount>     the payer's bank takes money back
  fail                   the next refund fails
  transfer <amount>      a transfer, as for a payout: answers its code (E2E)
  return <E2E>           a transfer comes back`;

/** What a payer, and the account's holder, do in their banks' apps, as lines of text. */
export function createBankApp({ bank, requests }: Pick<TestBank, 'bank' | 'requests'>) {
  const codes = () => [
    ...new Set(requests.filter((one) => one.startsWith('PUT /cob/')).map((one) => one.slice(9))),
  ];
  const brl = (amount: number) => formatBrl(cents(amount));
  const balance = () => `Balance ${brl(bank.balance())}`;
  const amountOf = (text: string | undefined) => {
    const amount = parseAmountInput(text ?? '');
    if (amount === null) throw new Error(`An amount, such as 150,00, not "${text ?? ''}".`);
    return amount;
  };
  const pay = (amount?: string, number?: string) => {
    const all = codes();
    const txid = all[number === undefined ? all.length - 1 : Number(number) - 1];
    if (txid === undefined) throw new Error('There is no such code: book a consultation first.');
    const price = centsOf(bank.getCharge(txid).valor.original) ?? 0;
    const paid = amount === undefined ? price : amountOf(amount);
    return `${brl(paid)} arrived: ${bank.pay(txid, paid)}`;
  };
  const actions: Readonly<Record<string, (...words: readonly (string | undefined)[]) => string>> = {
    list: () =>
      [
        ...codes().map((txid, place) => {
          const { valor, status, pix = [] } = bank.getCharge(txid);
          return `${place + 1}. ${txid} R$ ${valor.original} ${status}, paid ${pix.length}×`;
        }),
        balance(),
      ].join('\n'),
    pay,
    key: (amount) => {
      const paid = amountOf(amount);
      return `${brl(paid)} arrived: ${bank.pay(null, paid)}`;
    },
    med: (receipt, amount) => {
      bank.takeBack(receipt ?? '', amountOf(amount));
      return balance();
    },
    fail: () => {
      bank.failNextRefund();
      return 'The next refund fails.';
    },
    transfer: (amount) => bank.transfer(amountOf(amount)),
    return: (transfer) => {
      bank.sendBack(transfer ?? '');
      return balance();
    },
  };
  /** Does what a line says. Answers what happened, or why nothing did. */
  return (line: string): string => {
    const [name = '', ...words] = line.trim().split(/\s+/);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return BANK_APP_HELP;
    try {
      return action(...words);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}
