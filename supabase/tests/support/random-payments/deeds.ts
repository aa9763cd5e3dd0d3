import type { TestDatabase } from '../database.ts';
import { erase } from '../erasing.ts';
import { answer, arrival, claimCalls, receive, type Arrival, type ProviderCall } from '../money.ts';
import { ACTORS, type Actor } from '../people.ts';
import type { Dice } from '../random-times/dice.ts';

/** What a history knows. */
interface World {
  readonly database: TestDatabase;
  readonly throws: Dice;
  /** UTC ISO instant. */
  readonly now: string;
  /** Every transfer so far, with what was given back of it. */
  readonly arrivals: Arrival[];
  /** Calls that were handed out and not answered. */
  readonly calls: ProviderCall[];
}

interface Known {
  readonly consultation_id: string;
  readonly payment_id: string;
  readonly patient_id: string;
  readonly amount_cents: number;
  readonly txid: string | null;
}

type Deed = readonly [name: string, act: () => Promise<unknown>];

const PATIENTS = ['patient', 'otherPatient'] as const;
const ADMINS = ['admin', 'otherProfessional'] as const;
const KNOWN = `
  select c.id as consultation_id, p.id as payment_id, c.patient_id, p.amount_cents, x.txid
  from public.consultations c join public.payments p on p.consultation_id = c.id
    left join private.charges x on x.payment_id = p.id
  where c.created_at >= '2026-11-24T12:00:00Z' order by c.created_at, c.id, x.created_at, x.txid`;

/** The answers that a provider may give to a call. */
function outcomeOf({ throws, now, arrivals }: World, call: ProviderCall): unknown {
  const mine = arrivals.filter(({ txid }) => txid !== null && txid === call.txid);
  const fault = throws.oneOf([
    { ok: false, kind: 'unknown', code: 'timeout' },
    { ok: false, kind: 'busy', code: '429', retryAfter: 30 },
    { ok: false, kind: 'refused', code: 'CobOperacaoInvalida' },
    { ok: false, kind: 'not_found', code: 'NaoEncontrado' },
  ]);
  if (throws.below(3) === 0) return fault;
  switch (call.kind) {
    case 'create_charge':
    case 'read_charge':
      return { ok: true, value: { state: mine.length > 0 ? 'paid' : 'open', brCode: 'x', receipts: mine } };
    case 'remove_charge':
      return { ok: true, value: mine.length > 0 ? 'already_paid' : throws.oneOf(['removed', 'gone']) };
    case 'refund':
    case 'read_refund': {
      const state = throws.oneOf(['processing', 'done', 'done', 'failed']);
      return { ok: true, value: { state, returnId: 'D1', settledAt: now, reason: null } };
    }
  }
}

/** What a person, the bank or a job does next. */
export async function anyDeed(world: World): Promise<Deed> {
  const { database, throws, now, arrivals, calls } = world;
  const { below, oneOf } = throws;
  const known = await database.owner<Known>(KNOWN);
  const it = known[below(known.length)];
  const who: Actor = PATIENTS.find((name) => ACTORS[name] === it?.patient_id) ?? oneOf(PATIENTS);
  const ask = (actor: Actor, sql: string, ...parameters: readonly unknown[]): Deed => [
    `${actor} ${sql} ${parameters.join(' ')}`,
    () => database.as(actor, `select ${sql}`, parameters),
  ];
  const pix = (name: string, change: Partial<Arrival>): Deed => [
    `${name} ${it?.txid ?? ''}`,
    async () => {
      const one = arrival({ txid: it?.txid ?? null, amount: it?.amount_cents ?? 1, paidAt: now, ...change });
      arrivals.push(one);
      // The rest is found by reading the charge.
      return below(4) === 0 ? undefined : receive(database, one);
    },
  ];
  const again = (): Deed => [
    'the same again',
    async () => {
      const one = arrivals[below(arrivals.length)];
      return one && receive(database, one, ...arrivals.slice(-3));
    },
  ];
  const returned = (): Deed => [
    'the bank takes back',
    async () => {
      const one = arrivals[below(arrivals.length)];
      if (!one) return undefined;
      const amount = oneOf([one.amount, 1 + below(one.amount)]);
      const back = { refundId: `M${below(3)}`, amount, state: 'done', origin: 'bank', settledAt: now };
      return receive(database, { ...one, refunds: [back] });
    },
  ];
  const claim = (): Deed => ['claim', async () => calls.push(...(await claimCalls(database, 1 + below(5))))];
  const tell = (): Deed => {
    if (calls.length === 0) return claim();
    const [call] = calls.splice(below(calls.length), 1);
    const outcome = call && outcomeOf(world, call);
    return [
      `${call?.kind} ${call?.call_id} ${JSON.stringify(outcome)}`,
      async () => call && answer(database, call, outcome),
    ];
  };
  const book = (): Deed =>
    ask(
      oneOf(PATIENTS),
      `public.book_time($1, (select starts_at from public.next_free('{${ACTORS.professional}}', 12, 2) offset ${below(12)} limit 1), 15000, gen_random_uuid())`,
      ACTORS.professional,
    );
  /** One of the rows of a list that admins read. */
  const oneOfList = async (list: string) => {
    const rows = await database.as<{ id: string | null; receipt_id: string | null }>(
      'admin',
      `select * from public.${list}()`,
    );
    return rows[below(rows.length)];
  };
  const decided = (): Deed =>
    ask(
      'admin',
      `public.decide_refund(gen_random_uuid(), $1, $2, 'Acordo', $3)`,
      it?.payment_id,
      oneOf([it?.amount_cents ?? 1, 1 + below(15_000), 1 + below(5_000)]),
      oneOf(['professional', 'platform']),
    );
  const answered = async (): Promise<Deed> =>
    ask(
      oneOf(ADMINS),
      oneOf(['public.confirm_refund($1)', `public.decline_refund($1, 'Engano')`]),
      (await oneOfList('list_refund_decisions'))?.id,
    );
  const closed = async (): Promise<Deed> =>
    ask('admin', `public.close_refund($1, md5(random()::text))`, (await oneOfList('list_refunds'))?.id);
  const suspended = async (): Promise<Deed> => {
    const receipt = (await oneOfList('list_suspense'))?.receipt_id;
    return oneOf([
      ask('admin', 'public.assign_suspense($1, $2)', receipt, it?.payment_id),
      ask('admin', `public.return_suspense(gen_random_uuid(), $1, 'Sem pagamento')`, receipt),
      ask('admin', `public.keep_suspense($1, 'Teste nosso')`, receipt),
    ]);
  };
  const deeds: readonly (() => Deed | Promise<Deed>)[] = [
    decided,
    decided,
    answered,
    closed,
    suspended,
    suspended,
    () => ask('admin', 'public.undo_payment_mark($1)', it?.payment_id),
    () => pix('without a charge', { txid: null, amount: oneOf([15_000, 60_000]) }),
    book,
    book,
    () => pix('exact', {}),
    () => pix('exact', {}),
    () => pix('exact', {}),
    () => pix('less', { amount: 1 + below(14_999) }),
    () => pix('more', { amount: 15_001 + below(5_000) }),
    () => pix('unknown', { txid: oneOf([null, 'f'.repeat(32)]) }),
    again,
    returned,
    claim,
    claim,
    tell,
    tell,
    tell,
    () => ask(who, 'public.simulate_payment($1)', it?.payment_id),
    () => ask(who, 'public.renew_payment($1)', it?.payment_id),
    () => ask(who, 'public.cancel_consultation($1, $2)', it?.consultation_id, below(2) === 0),
    () =>
      ask(
        'professional',
        `public.cancel_as_professional($1, 'other', 'Preciso desmarcar esta sessão.', gen_random_uuid())`,
        it?.consultation_id,
      ),
    () => ask('admin', 'public.mark_payment_paid($1)', it?.payment_id),
    () => ask('admin', 'public.mark_refunded($1, md5(random()::text))', it?.payment_id),
    () =>
      ask(
        'professional',
        oneOf(['public.complete_consultation($1)', 'public.mark_no_show($1)']),
        it?.consultation_id,
      ),
    () => ask('service', oneOf(['public.expire_payments()', 'public.complete_due_consultations()'])),
    () => ask('service', `public.claim_payment_job('reads')`),
    () => {
      const isHere = known.some(({ patient_id }) => patient_id === ACTORS.otherPatient);
      return isHere && below(8) === 0 ? ['erase', () => erase(database, 'otherPatient')] : again();
    },
    () =>
      below(6) === 0
        ? ask('service', 'public.set_payment_provider($1)', oneOf(['api-pix', 'simulated', null]))
        : claim(),
  ];
  return oneOf(deeds)();
}
