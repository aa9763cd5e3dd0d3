import { restOf } from './at-bank.ts';
import { repeated, type Ask, type Charge, type Deed, type World } from './world.ts';

interface OpenRefund {
  /** Null: of a mark that no transfer proves. */
  readonly receipt_id: string | null;
  readonly cents: number;
  readonly refunds: readonly string[];
}

const THREE_HOURS = 3 * 3_600_000;
const randomId = ({ below }: World['throws']) =>
  `5d000000-0000-4000-8000-${String(below(1_000_000_000)).padStart(12, '0')}`;
const ADMINS = ['admin', 'otherProfessional'] as const;

/** What is still to go back by hand, by the transfer that the bank knows. */
const OPEN_REFUNDS = `
  select private.provider_id(r) as receipt_id, sum(f.amount_cents)::int as cents, array_agg(f.id) as refunds
  from private.refunds f join private.receipts r on r.id = f.receipt_id
  where (f.payment_id = $1 or f.id = $2) and not r.is_simulated
    and (f.state in ('due', 'manual') or f.state = 'processing' and f.problem = 'no_answer')
  group by 1 order by 1`;
/** What can be refunded: few payments of a history are paid. */
const PAID = `
  select p.id, p.amount_cents from public.payments p
  where p.status = 'paid' and exists (select from private.charges c where c.payment_id = p.id and c.provider = 'api-pix')
  order by p.created_at, p.id`;
const IS_DONE = `select from private.refunds f where f.id = any ($1) and f.state = 'done'`;

/** What admins decide about money and send by hand. */
export function adminDeeds({ database, stage, throws }: World, it: Charge | undefined, ask: Ask) {
  const { below, oneOf } = throws;
  const oneOfList = async (list: string) => {
    const rows = await database.as<{ id: string | null; receipt_id: string | null }>(
      'admin',
      `select * from public.${list}()`,
    );
    return rows[below(rows.length)];
  };
  const codeOf = (first: string) => `${first}${String(below(1_000_000_000)).padStart(31, '0')}`;
  /**
   * They note only what they have sent: as a return in the bank's app, noted with its code or with another one, or as a transfer,
   * after which the receipt is still whole at the bank. Where there is no receipt it is a transfer.
   */
  const sentByHand = (call: string, id: unknown, paymentId: unknown, refundId: unknown): Deed => {
    const way = oneOf(['return', 'return with another code', 'transfer'] as const);
    const code = codeOf(way === 'transfer' ? 'T' : 'D');
    const [name, note] = ask('admin', call, id, code);
    return [
      `${name} by ${way}`,
      async () => {
        const open = await database.owner<OpenRefund>(OPEN_REFUNDS, [paymentId, refundId]);
        if (open.length === 0) return 'nothing_to_send';
        if (
          way !== 'transfer' &&
          open.some((one) => one.receipt_id !== null && restOf(stage, one.receipt_id) < one.cents)
        )
          return 'refused_by_bank';
        const answer = await note();
        const { bank } = stage.served;
        for (const { receipt_id, cents, refunds } of open)
          if ((await database.owner(IS_DONE, [refunds])).length > 0)
            if (receipt_id === null || way === 'transfer') bank.transfer(cents);
            else bank.returnInApp(receipt_id, cents, way === 'return' ? code : undefined);
        return answer;
      },
    ];
  };

  const decide = async (): Promise<Deed> => {
    const paid = await database.owner<{ id: string; amount_cents: number }>(PAID);
    const one = paid[below(paid.length)];
    return ask(
      oneOf(ADMINS),
      `public.decide_refund(gen_random_uuid(), $1, $2, 'Acordo', $3)`,
      one?.id,
      oneOf([one?.amount_cents ?? 1, one?.amount_cents ?? 1, 1 + below(15_000), 1 + below(5000)]),
      oneOf(['professional', 'platform']),
    );
  };
  const answerOrDecide = async (): Promise<Deed> => {
    const waiting = await oneOfList('list_refund_decisions');
    if (waiting === undefined || below(4) === 0) return decide();
    return ask(
      oneOf(ADMINS),
      oneOf([
        'public.confirm_refund($1)',
        'public.confirm_refund($1)',
        `public.decline_refund($1, 'Engano')`,
      ]),
      waiting.id,
    );
  };
  const close = async (): Promise<Deed> => {
    const id = (await oneOfList('list_refunds'))?.id;
    return sentByHand('public.close_refund($1, $2)', id, null, id);
  };
  const decideOnSuspense = async (): Promise<Deed> => {
    const receipt = (await oneOfList('list_suspense'))?.receipt_id;
    return oneOf([
      ask('admin', 'public.assign_suspense($1, $2)', receipt, it?.payment_id),
      ask('admin', `public.return_suspense(gen_random_uuid(), $1, 'Sem pagamento')`, receipt),
      ask('admin', `public.keep_suspense($1, 'Teste nosso')`, receipt),
    ]);
  };

  /** A line of the bank's statement, recorded by an admin; a mistaken one is taken back. */
  const onStatement = (): Deed => {
    const [kind, cents, id] = [oneOf(['bank_fee', 'top_up'] as const), 1 + below(500), randomId(throws)];
    const day = new Date(stage.now() - THREE_HOURS).toISOString().slice(0, 10);
    const [name, record] = ask(
      'admin',
      `public.record_bank_entry($1, $2, $3, $4, 'Extrato')`,
      id,
      kind,
      cents,
      day,
    );
    const { bank } = stage.served;
    return [
      name,
      async () => {
        const answer = await record();
        if (answer !== 'done') return answer;
        if (below(4) === 0)
          return ask('admin', `public.reverse_bank_entry($1, $2, 'Engano')`, randomId(throws), id)[1]();
        if (kind === 'bank_fee') bank.chargeFee(cents);
        else bank.payIn(cents);
        return answer;
      },
    ];
  };

  return [
    onStatement,
    () => ask('admin', 'public.mark_payment_paid($1)', it?.payment_id),
    () => ask('admin', 'public.undo_payment_mark($1)', it?.payment_id),
    () => sentByHand('public.mark_refunded($1, $2)', it?.payment_id, it?.payment_id, null),
    ...repeated(answerOrDecide, 6),
    close,
    decideOnSuspense,
    decideOnSuspense,
  ];
}
