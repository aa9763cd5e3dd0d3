import { book, type Booking, type Wish } from './arrange.ts';
import type { TestDatabase } from './database.ts';
import type { Actor } from './people.ts';

/** Where rows and ledger disagree; empty while every centavo is accounted for. */
export const LEDGER_PROBLEMS = 'select problem, subject, detail from private.ledger_problems()';

/** A call that the outbox hands out. */
export interface ProviderCall {
  readonly call_id: string;
  readonly kind: 'create_charge' | 'read_charge' | 'remove_charge' | 'refund' | 'read_refund';
  readonly provider: string;
  readonly txid: string | null;
  readonly amount_cents: number;
  readonly expires_in_seconds: number | null;
  readonly note: string | null;
  readonly receipt_id: string | null;
  readonly refund_id: string | null;
  readonly may_exist: boolean;
}

/** The host has a bank. */
export async function useBank(database: TestDatabase): Promise<void> {
  await database.as('service', `select public.set_payment_provider('api-pix')`);
}

export async function claimCalls(database: TestDatabase, atMost = 100): Promise<ProviderCall[]> {
  return database.as<ProviderCall>('service', 'select * from public.claim_provider_calls($1)', [atMost]);
}

/** Answers a claimed call with the outcome of provider.ts. */
export async function answer(database: TestDatabase, { call_id }: { call_id: string }, outcome: unknown) {
  const [row] = await database.as<{ answer: { done: boolean } }>(
    'service',
    'select public.record_provider_answer($1, $2) as answer',
    [call_id, JSON.stringify(outcome)],
  );
  return row?.answer.done;
}

/** A booking with a code of the bank. */
export async function bookAtBank(
  database: TestDatabase,
  who: Actor = 'patient',
  wish: Partial<Wish> = {},
): Promise<Booking & { readonly txid: string }> {
  await useBank(database);
  const booking = await book(database, who, wish);
  return { ...booking, txid: await txidOf(database, booking) };
}

/** The charge made last for a payment. */
export async function txidOf(database: TestDatabase, { payment_id }: Pick<Booking, 'payment_id'>) {
  const [charge] = await database.owner<{ txid: string }>(
    `select txid from private.charges where payment_id = $1 order by (state in ('creating', 'open')) desc, created_at desc limit 1`,
    [payment_id],
  );
  return charge?.txid ?? '';
}

/** A transfer as the provider describes it. */
export interface Arrival {
  readonly receiptId: string;
  readonly txid: string | null;
  readonly amount: number;
  readonly paidAt: string;
  readonly key: string | null;
  readonly refunds: readonly unknown[];
}

let transfers = 0;

export function arrival(change: Partial<Arrival> = {}): Arrival {
  transfers += 1;
  return {
    receiptId: `E00000000202611241200${String(transfers).padStart(11, '0')}`,
    txid: null,
    amount: 15_000,
    paidAt: '2026-11-24T12:00:00Z',
    key: 'pix@vinculo.example',
    refunds: [],
    ...change,
  };
}

export async function receive(database: TestDatabase, ...receipts: readonly Arrival[]) {
  const [row] = await database.as<{ answer: { received: number; new: number } }>(
    'service',
    `select public.record_receipts('api-pix', $1) as answer`,
    [JSON.stringify(receipts)],
  );
  return row?.answer;
}

/** What a booking, its money and its refunds look like, read past the policies. */
export async function moneyOf(database: TestDatabase, { payment_id }: Pick<Booking, 'payment_id'>) {
  const [row] = await database.owner(
    `select c.status::text as consultation, p.status::text as payment, p.refund_due,
       private.balance('held', p.id) as held, private.balance('owed', p.id) as owed,
       private.balance('refund_due', p.id) as due, private.balance('suspense', p.id) as suspense,
       (select string_agg(r.class, ' ' order by r.created_at, r.e2eid) from private.receipts r where r.payment_id = p.id) as receipts,
       (select string_agg(f.state || ' ' || f.amount_cents, ', ' order by f.created_at, f.attempt) from private.refunds f
         where f.payment_id = p.id) as refunds
     from public.payments p join public.consultations c on c.id = p.consultation_id where p.id = $1`,
    [payment_id],
  );
  return row;
}

/** Reads deferred constraints and the invariants. */
export async function expectBalanced(database: TestDatabase): Promise<void> {
  await database.owner('set constraints all immediate');
  await database.owner('set constraints all deferred');
  await expect(database.owner(LEDGER_PROBLEMS)).resolves.toEqual([]);
}
