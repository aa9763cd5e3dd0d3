import type { Fault, Operation } from '../../../bank/faults.ts';
import { arrivedAt, restOf } from './at-bank.ts';
import { repeated, type Charge, type Deed, type World } from './world.ts';

const OPERATIONS: readonly Operation[] = [
  'token',
  'PUT /cob',
  'GET /cob',
  'PATCH /cob',
  'GET /pix',
  'PUT /devolucao',
  'GET /devolucao',
  'PUT /webhook',
  'GET /webhook',
];
const FAULTS: readonly Fault[] = [
  { kind: 'lost' },
  { kind: 'answer_lost' },
  { kind: 'answer_broken' },
  { kind: 'busy', retryAfter: '7' },
  { kind: 'unavailable' },
  { kind: 'unavailable', after: true },
  { kind: 'late' },
  { kind: 'redirected', to: 'https://elsewhere.test/' },
];

/** What payers and the bank do; `otherwise` where a deed is impossible. */
export function bankDeeds({ stage, portal, throws }: World, it: Charge | undefined, otherwise: () => Deed) {
  const { below, oneOf } = throws;
  const { bank, faults, webhooks, tokens } = stage.served;
  const atBank = (name: string, act: () => unknown): Deed => [
    `bank: ${name}`,
    () => {
      act();
      return Promise.resolve('done');
    },
  ];
  const isKnown = (txid: string) =>
    stage.served.requests.some((one) => one === `PUT /cob/${txid}`) && hasCharge(txid);
  const hasCharge = (txid: string) => {
    try {
      return Boolean(bank.getCharge(txid));
    } catch {
      return false;
    }
  };
  const pay = (name: string, amount = it?.amount_cents ?? 1): Deed =>
    it && isKnown(it.txid)
      ? atBank(`${name} ${amount} of ${it.txid}`, () => bank.pay(it.txid, amount))
      : otherwise();
  const notify = (): Deed => {
    const times = 1 + below(3);
    return [`notified ${times} times`, () => portal.notify(times)];
  };
  const takeBack = (): Deed => {
    const arrived = arrivedAt(stage);
    const receiptId = arrived[below(arrived.length)];
    const rest = receiptId === undefined ? 0 : restOf(stage, receiptId);
    if (receiptId === undefined || rest === 0) return otherwise();
    const amount = oneOf([rest, 1 + below(rest)]);
    return atBank(`takes back ${amount} of ${receiptId}`, () => bank.takeBack(receiptId, amount));
  };
  const fail = (): Deed => {
    const [operation, fault] = [oneOf(OPERATIONS), oneOf(FAULTS)];
    return atBank(`${fault.kind} at ${operation}`, () => faults.next(operation, fault));
  };

  return [
    ...repeated(() => pay('pays'), 6),
    () => pay('pays less', 1 + below((it?.amount_cents ?? 2) - 1)),
    () => pay('pays more', (it?.amount_cents ?? 0) + 1 + below(5000)),
    () => atBank('receives without a charge', () => bank.pay(null, 1 + below(20_000))),
    ...repeated(notify, 4),
    () => atBank('loses its notifications', () => webhooks.lose()),
    ...repeated(fail, 6),
    () => atBank('fails the next refund', () => bank.failNextRefund()),
    () => atBank('ends all tokens', () => tokens.revokeAll()),
    () => atBank('drops the webhook', () => bank.dropWebhook()),
    takeBack,
  ];
}
