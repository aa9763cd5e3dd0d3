import type { Fault, Operation } from '../../../bank/faults.ts';
import type { Refusal } from '../connection.ts';
import { ACTORS } from '../people.ts';
import { adminDeeds } from './admins.ts';
import { arrivedAt, restOf } from './at-bank.ts';
import { payoutDeed } from './payouts.ts';
import type { Ask, Charge, Deed, World } from './world.ts';

const PATIENTS = ['patient', 'otherPatient'] as const;
const WORDS = 'Preciso desmarcar esta sessão.';
const CHARGES = `
  select p.consultation_id, p.id as payment_id, p.patient_id, p.amount_cents, c.txid,
    c.state in ('creating', 'open') as is_open
  from private.charges c join public.payments p on p.id = c.payment_id
  where c.provider = 'api-pix' order by c.created_at, c.txid`;

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
];

/** What a patient, a professional, an admin, the bank, a job or a failing machine does next. */
export async function anyDeed(world: World): Promise<Deed> {
  const { database, stage, portal, throws, deaths, transfers } = world;
  const { below, oneOf } = throws;
  const { bank, faults, webhooks, tokens } = stage.served;
  const charges = await database.owner<Charge>(CHARGES);
  const open = charges.filter(({ is_open }) => is_open);
  const it = open.length > 0 && below(3) > 0 ? oneOf(open) : charges[below(charges.length)];
  const patient = PATIENTS.find((name) => ACTORS[name] === it?.patient_id) ?? oneOf(PATIENTS);
  const arrived = arrivedAt(stage);

  const ask: Ask = (actor, call, ...parameters) => [
    `${actor} ${call} ${parameters.join(' ')}`,
    async () => {
      try {
        await database.as(actor, `select ${call}`, parameters);
        return 'done';
      } catch (error) {
        const { code, message } = error as Refusal;
        return code === 'P0001' ? message : `${code} ${message}`;
      }
    },
  ];
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
      : settle();
  const settle = (): Deed => ['settle', () => portal.settle()];
  const die = (): Deed => {
    const death = { at: 1 + below(16), isCarriedOut: below(2) === 0 };
    return [`killed at request ${JSON.stringify(death)}`, () => portal.settle(death)];
  };
  const book = (): Deed => {
    const whom = ACTORS[transfers && below(3) === 0 ? 'otherProfessional' : 'professional'];
    const [, act] = ask(
      oneOf(PATIENTS),
      `public.book_time($1, (select starts_at from public.next_free('{${whom}}', 12, 2) offset ${below(12)} limit 1),
        (select p.price_per_session from public.professionals p where p.user_id = $1), gen_random_uuid())`,
      whom,
    );
    return ['book', act];
  };
  const bookAndSend = (): Deed => {
    const [, act] = book();
    return [
      'book, and send its call at once',
      async () => {
        const answer = await act();
        const [call] = await database.owner<{ id: string }>(
          `select id from private.provider_calls where kind = 'create_charge' and done_at is null and provider = 'api-pix'
           order by created_at desc, id limit 1`,
        );
        return answer === 'done' && call ? portal.settle(undefined, call.id) : answer;
      },
    ];
  };
  const notify = (): Deed => {
    const times = 1 + below(3);
    return [`notified ${times} times`, () => portal.notify(times)];
  };
  const takeBack = (): Deed => {
    const receiptId = arrived[below(arrived.length)];
    const rest = receiptId === undefined ? 0 : restOf(stage, receiptId);
    if (receiptId === undefined || rest === 0) return settle();
    const amount = oneOf([rest, 1 + below(rest)]);
    return atBank(`takes back ${amount} of ${receiptId}`, () => bank.takeBack(receiptId, amount));
  };
  const fail = (): Deed => {
    const [operation, fault] = [oneOf(OPERATIONS), oneOf(FAULTS)];
    return atBank(`${fault.kind} at ${operation}`, () => faults.next(operation, fault));
  };

  if (transfers && below(2) === 0) return payoutDeed(world, it, ask, bookAndSend);
  if (charges.length < 2) return bookAndSend();
  const some = (deed: () => Deed, times: number) => Array.from({ length: times }, () => deed);
  return oneOf<() => Deed | Promise<Deed>>([
    ...some(book, 2),
    ...some(bookAndSend, 3),
    ...some(settle, 6),
    ...some(die, deaths),
    ...some(() => pay('pays'), 6),
    () => pay('pays less', 1 + below(14_999)),
    () => pay('pays more', 15_001 + below(5000)),
    () => atBank('receives without a charge', () => bank.pay(null, 1 + below(20_000))),
    ...some(notify, 4),
    () => atBank('loses its notifications', () => webhooks.lose()),
    ...some(fail, 6),
    () => atBank('fails the next refund', () => bank.failNextRefund()),
    () => atBank('ends all tokens', () => tokens.revokeAll()),
    () => atBank('drops the webhook', () => bank.dropWebhook()),
    takeBack,
    ...some(() => ask(patient, 'public.renew_payment($1)', it?.payment_id), 2),
    ...some(() => ask(patient, 'public.cancel_consultation($1, $2)', it?.consultation_id, below(2) === 0), 2),
    () =>
      ask(
        'professional',
        `public.cancel_as_professional($1, 'other', $2, gen_random_uuid())`,
        it?.consultation_id,
        WORDS,
      ),
    ...adminDeeds(world, it, ask),
    () =>
      ask(
        'professional',
        oneOf(['public.complete_consultation($1)', 'public.mark_no_show($1)']),
        it?.consultation_id,
      ),
    ...some(
      () => ask('service', oneOf(['public.expire_payments()', 'public.complete_due_consultations()'])),
      2,
    ),
  ])();
}
