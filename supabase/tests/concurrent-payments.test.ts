import type { Connection } from './support/connection.ts';
import { arrival, LEDGER_PROBLEMS } from './support/money.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const CLIENTS = 24;
const SERVICE: Caller = { role: 'service_role', claims: '' };
const patient = signedIn(ACTORS.patient);
const admin = signedIn(ACTORS.admin);
const BOOK = `select b ->> 'consultation_id' as consultation, b ->> 'payment_id' as payment
  from public.book_time($1, '2026-12-01T17:00:00Z', 15000, gen_random_uuid()) as b`;
const IN_TIME = '2026-11-24T12:14:59Z';
const OVER = '2026-11-24T12:16:00Z';
/** Refusals that a race may end with. */
const REFUSALS = [
  'payment_expired',
  'payment_not_pending',
  'consultation_not_open',
  'charge_replaced',
  'slot_taken',
  'refund_not_due',
  'refund_under_way',
  'proof_required',
];

/** PGlite has a single session; these tests need concurrent users. */
describe('payments at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
    await owner.query(`update public.deployment_settings set payment_provider = 'api-pix'`);
  }, 60_000);
  afterEach(async () => {
    await owner.query(
      `select private.cancel_sessions(array(select id from public.consultations where status in ('pending', 'scheduled')), 'platform')`,
    );
  });

  async function booked() {
    const [client] = clients;
    if (!client) throw new Error('No client.');
    const made = await request<{ consultation: string; payment: string }>(client, patient, [
      BOOK,
      ACTORS.professional,
    ]);
    if (typeof made === 'string') throw new Error(made);
    const [charge] = await owner.query<{ txid: string }>(
      'select txid from private.charges where payment_id = $1',
      [made.payment],
    );
    return { ...made, txid: charge?.txid ?? '' };
  }
  const all = (ways: readonly (readonly [Caller, Statement, string])[]) =>
    Promise.all(
      clients.map((client, n) => {
        const way = ways[(n * 7) % ways.length];
        if (!way) throw new Error('No way.');
        return request(client, ...way);
      }),
    );
  const moneyOf = async (payment: string) => {
    const [row] = await owner.query<Record<string, unknown>>(
      `select p.status, c.status as consultation, private.balance('held', p.id) as held,
         private.balance('refund_due', p.id) as due,
         (select count(*)::int from private.receipts r where r.payment_id = p.id) as receipts
       from public.payments p join public.consultations c on c.id = p.consultation_id where p.id = $1`,
      [payment],
    );
    return row;
  };
  const record = (...receipts: readonly unknown[]): Statement => [
    `select public.record_receipts('api-pix', $1)`,
    JSON.stringify(receipts),
  ];
  const expectOnly = (answers: readonly unknown[]) => {
    expect(answers.filter((answer) => typeof answer === 'string' && !REFUSALS.includes(answer))).toEqual([]);
  };

  it('the same receipt, told by all, is booked once', async () => {
    const { payment, txid } = await booked();
    const one = arrival({ txid });
    const stray = arrival();
    expectOnly(
      await all([
        [SERVICE, record(one, stray), IN_TIME],
        [SERVICE, record(stray, one), IN_TIME],
      ]),
    );
    await expect(moneyOf(payment)).resolves.toEqual({
      status: 'paid',
      consultation: 'scheduled',
      held: 15_000,
      due: 0,
      receipts: 1,
    });
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
  });

  it('of two receipts at once, one pays and the other goes back', async () => {
    const { payment, txid } = await booked();
    const [one, two] = [arrival({ txid }), arrival({ txid })];
    expectOnly(
      await all([
        [SERVICE, record(one), IN_TIME],
        [SERVICE, record(two), IN_TIME],
        [SERVICE, record(two, one), IN_TIME],
      ]),
    );
    await expect(moneyOf(payment)).resolves.toMatchObject({ held: 15_000, due: 15_000, receipts: 2 });
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
  });

  it.each([1, 2, 3])('paying, lapsing, renewing, cancelling, marking and the jobs agree (%i)', async () => {
    const { payment, consultation, txid } = await booked();
    const one = arrival({ txid, paidAt: IN_TIME });
    const answers = await all([
      [SERVICE, record(one), IN_TIME],
      [SERVICE, ['select public.expire_payments()'], OVER],
      [patient, ['select public.renew_payment($1)', payment], OVER],
      [patient, ['select public.cancel_consultation($1)', consultation], OVER],
      [patient, ['select public.simulate_payment($1)', payment], IN_TIME],
      [admin, ['select public.mark_payment_paid($1)', payment], OVER],
      // Refunds are dated before what is marked, whichever is first.
      [admin, ['select public.mark_refunded($1)', payment], IN_TIME],
      [SERVICE, ['select count(*) from public.claim_provider_calls()'], OVER],
      [SERVICE, [`select public.claim_payment_job('reads')`], OVER],
      [SERVICE, record(one), OVER],
    ]);
    expectOnly(answers);
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
    const money = await moneyOf(payment);
    expect(Number(money?.['receipts'])).toBeGreaterThan(0);
  });

  it('many requests make one new code, and none once the time is over', async () => {
    const { payment, consultation } = await booked();
    const fail = () =>
      owner.query(
        `update private.charges set state = 'failed', problem = 'x' where payment_id = $1 and state = 'creating'`,
        [payment],
      );
    const waiting = () =>
      owner.query(`select from private.charges where payment_id = $1 and state in ('creating', 'open')`, [
        payment,
      ]);
    const open: Statement = ['select public.open_charge($1) as id', consultation];
    await fail();
    const answers = await all([[patient, open, IN_TIME]]);
    expect(new Set(answers.map((answer) => (answer as { id: string }).id)).size).toBe(1);
    await expect(waiting()).resolves.toHaveLength(1);
    await fail();
    expectOnly(
      await all([
        [patient, open, IN_TIME],
        [SERVICE, ['select public.expire_payments()'], OVER],
      ]),
    );
    await expect(waiting()).resolves.toEqual([]);
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
  });

  it('the figures and states of lists stay exact', async () => {
    const { payment, consultation, txid } = await booked();
    const tally = async () => {
      const [row] = await owner.query<{ received: number; refunded: number }>(
        `select sum(received_cents)::int as received, sum(refunded_cents)::int as refunded from private.money_tally`,
      );
      return row ?? { received: 0, refunded: 0 };
    };
    const before = await tally();
    const transfers = clients.map(() => arrival({ txid, paidAt: IN_TIME }));
    expectOnly(await all(transfers.map((one) => [SERVICE, record(one), IN_TIME] as const)));
    await request(owner, patient, ['select public.cancel_consultation($1)', consultation], IN_TIME);
    const calls = await owner.query<{ id: string }>(
      `select q.id from private.provider_calls q join private.refunds f on f.id = q.refund_id where f.payment_id = $1`,
      [payment],
    );
    expect(calls).toHaveLength(CLIENTS);
    const done = (n: number) =>
      JSON.stringify({ ok: true, value: { state: 'done', returnId: `D${n}`, settledAt: IN_TIME } });
    expectOnly(
      await Promise.all(
        clients.map((client, n) =>
          request(
            client,
            SERVICE,
            ['select public.record_provider_answer($1, $2)', calls[n]?.id, done(n)],
            IN_TIME,
          ),
        ),
      ),
    );
    await expect(
      owner.query(
        `select p.refund_state, private.refund_state_of(p) as state, p.refunded_at is not null as refunded
         from public.payments p where p.id = $1`,
        [payment],
      ),
    ).resolves.toEqual([{ refund_state: 'whole', state: 'whole', refunded: true }]);
    const after = await tally();
    expect(after.received - before.received).toBe(CLIENTS * 15_000);
    expect(after.refunded - before.refunded).toBe(CLIENTS * 15_000);
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
  });

  it('a call of the outbox is handed to one process', async () => {
    await owner.query('update private.provider_calls set done_at = now() where done_at is null');
    const { txid } = await booked();
    const answers = await all([
      [SERVICE, ['select count(*)::int as n, min(txid) as txid from public.claim_provider_calls()'], IN_TIME],
    ]);
    const handed = answers.map((answer) => answer as { n: number; txid: string | null });
    expect(handed.reduce((sum, { n }) => sum + n, 0)).toBe(1);
    expect(handed.find(({ n }) => n === 1)?.txid).toBe(txid);
  });
});
