import type { Connection } from './support/connection.ts';
import { arrival, LEDGER_PROBLEMS } from './support/money.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const CLIENTS = 16;
const ROUNDS = [1, 2, 3];
const SERVICE: Caller = { role: 'service_role', claims: '' };
const patient = signedIn(ACTORS.patient);
const admin = signedIn(ACTORS.admin);
const second = signedIn(ACTORS.otherPatient);
const third = signedIn(ACTORS.otherProfessional);
const BOOK = `select b ->> 'consultation_id' as consultation, b ->> 'payment_id' as payment
  from public.book_time($1, '2026-12-01T17:00:00Z', $2, gen_random_uuid()) as b`;
const LATER = '2026-11-24T12:30:00Z';
const DECIDE = `select public.decide_refund($1, $2, $3, 'Acordo', $4) ->> 'state' as state`;

/** PGlite has a single session; these tests need concurrent users. */
describe('what admins decide about money at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
    await owner.query(`update public.deployment_settings set payment_provider = 'api-pix'`);
    await owner.query('update public.profiles set is_admin = true where id = any ($1)', [
      [ACTORS.otherPatient, ACTORS.otherProfessional],
    ]);
  }, 60_000);
  afterEach(async () => {
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
    await owner.query(
      `select private.cancel_sessions(array(select id from public.consultations where status in ('pending', 'scheduled')), 'platform')`,
    );
    // Of another day, for the limit of ten a day.
    await owner.query(`update public.consultations set created_at = created_at - interval '2 days'`);
    await owner.query('update public.professionals set price_per_session = 15000 where user_id = $1', [
      ACTORS.professional,
    ]);
  });

  const must = async <Row>(who: Caller, statement: Statement): Promise<Row> => {
    const row = await request<Row>(owner, who, statement);
    if (typeof row === 'string') throw new Error(row);
    return row;
  };
  const record = (...receipts: readonly unknown[]): Statement => [
    `select public.record_receipts('api-pix', $1)`,
    JSON.stringify(receipts),
  ];
  async function booked(cents = 15_000) {
    await owner.query('update public.professionals set price_per_session = $2 where user_id = $1', [
      ACTORS.professional,
      cents,
    ]);
    const made = await must<{ consultation: string; payment: string }>(patient, [
      BOOK,
      ACTORS.professional,
      cents,
    ]);
    const [charge] = await owner.query<{ txid: string }>(
      'select txid from private.charges where payment_id = $1',
      [made.payment],
    );
    return { ...made, txid: charge?.txid ?? '' };
  }
  async function paid(cents = 15_000) {
    const booking = await booked(cents);
    await must(SERVICE, record(arrival({ txid: booking.txid, amount: cents })));
    return booking;
  }
  /** A transfer without a charge. */
  async function stray(cents = 15_000): Promise<string> {
    const one = arrival({ amount: cents });
    await must(SERVICE, record(one));
    const [receipt] = await owner.query<{ id: string }>('select id from private.receipts where e2eid = $1', [
      one.receiptId,
    ]);
    return receipt?.id ?? '';
  }
  /** Every client asks one of these, all at once. */
  const all = (ways: readonly (readonly [Caller, Statement, string?])[]) =>
    Promise.all(
      clients.map((client, n) => {
        const way = ways[n % ways.length];
        if (!way) throw new Error('No way.');
        return request<Record<string, unknown>>(client, ...way);
      }),
    );
  const codes = (answers: readonly unknown[]) =>
    [...new Set(answers.filter((answer) => typeof answer === 'string'))].sort();
  const refundsOf = async (payment: string) => {
    const [row] = await owner.query<{ cents: number }>(
      `select coalesce(sum(amount_cents), 0)::int as cents from private.refunds where payment_id = $1 and state <> 'failed'`,
      [payment],
    );
    return row?.cents;
  };

  it('the same decision, sent by a double click, is made once', async () => {
    const { payment } = await paid();
    const id = crypto.randomUUID();
    const answers = await all([[admin, [DECIDE, id, payment, 4000, 'platform']]]);
    expect(codes(answers)).toEqual([]);
    await expect(refundsOf(payment)).resolves.toBe(4000);
  });

  it.each(ROUNDS)('different decisions never give back more than was paid (%i)', async () => {
    const { payment } = await paid();
    const answers = await all(
      Array.from({ length: CLIENTS }, (_, n) => [
        n % 2 ? admin : second,
        [DECIDE, crypto.randomUUID(), payment, 4000, n % 3 ? 'platform' : 'professional'],
      ]),
    );
    expect(codes(answers)).toEqual(['refund_too_much']);
    await expect(refundsOf(payment)).resolves.toBe(12_000);
  });

  it.each(ROUNDS)('one of all who confirm and decline a refund decides (%i)', async () => {
    const { payment } = await paid(60_000);
    const id = crypto.randomUUID();
    await expect(must(admin, [DECIDE, id, payment, 60_000, 'professional'])).resolves.toEqual({
      state: 'waiting',
    });
    const confirm: Statement = ['select public.confirm_refund($1)', id];
    const answers = await all([
      [second, confirm],
      [third, confirm],
      [admin, confirm],
      [admin, [`select public.decline_refund($1, 'Engano')`, id]],
    ]);
    const refused = codes(answers);
    expect(['decision_closed', 'other_admin_needed']).toEqual(expect.arrayContaining(refused));
    const [row] = await owner.query<{ state: string }>(
      'select state from private.refund_decisions where id = $1',
      [id],
    );
    await expect(refundsOf(payment)).resolves.toBe(row?.state === 'done' ? 60_000 : 0);
  });

  it.each(ROUNDS)('a decision and a cancelling with refund give the price back once (%i)', async () => {
    const { payment, consultation } = await paid();
    const answers = await all([
      [admin, [DECIDE, crypto.randomUUID(), payment, 9000, 'platform']],
      [patient, ['select public.cancel_consultation($1)', consultation]],
      [second, [DECIDE, crypto.randomUUID(), payment, 9000, 'professional']],
    ]);
    expect(['refund_too_much', 'not_cancellable', 'consultation_not_open']).toEqual(
      expect.arrayContaining(codes(answers)),
    );
    await expect(refundsOf(payment)).resolves.toBe(15_000);
  });

  it.each(ROUNDS)('a refund is closed by hand or settled by the bank, once (%i)', async () => {
    const { payment, consultation } = await paid();
    await must(patient, ['select public.cancel_consultation($1)', consultation]);
    const [refund] = await owner.query<{ id: string; e2eid: string; hex: string; txid: string }>(
      `update private.refunds f set state = 'manual' from private.receipts r
       where f.payment_id = $1 and r.id = f.receipt_id returning f.id, r.e2eid, private.hex(f.id) as hex, r.txid`,
      [payment],
    );
    const proof = crypto.randomUUID().replaceAll('-', '');
    const returned = {
      refundId: refund?.hex,
      returnId: 'D00000000202611241200000000000009',
      amount: 15_000,
      state: 'done',
      origin: 'own',
      settledAt: LATER,
    };
    const answers = await all([
      [admin, [`select public.close_refund($1, $2)`, refund?.id, proof]],
      [second, [`select public.close_refund($1, $2)`, refund?.id, proof.split('').reverse().join('')]],
      [
        SERVICE,
        record(arrival({ receiptId: refund?.e2eid ?? '', txid: refund?.txid ?? null, refunds: [returned] })),
        LATER,
      ],
    ]);
    expect(['refund_closed']).toEqual(expect.arrayContaining(codes(answers)));
    await expect(refundsOf(payment)).resolves.toBe(15_000);
  });

  it('one proof closes one of two refunds', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const id = crypto.randomUUID();
      await must(admin, [`select public.return_suspense($1, $2, 'Sem pagamento')`, id, await stray()]);
      const [refund] = await owner.query<{ id: string }>(
        `update private.refunds set state = 'manual' where decision_id = $1 returning id`,
        [id],
      );
      ids.push(refund?.id ?? '');
    }
    const proof = crypto.randomUUID().replaceAll('-', '');
    const answers = await all(
      ids.map((id) => [admin, ['select public.close_refund($1, $2)', id, proof]] as const),
    );
    expect(codes(answers)).toEqual(['proof_used']);
    await expect(
      owner.query('select count(*)::int as n from private.refunds where return_id = $1', [proof]),
    ).resolves.toEqual([{ n: 1 }]);
  });

  it.each(ROUNDS)('a mark is undone while its patient renews, pays and cancels (%i)', async () => {
    const { payment, consultation, txid } = await booked();
    await must(admin, ['select public.mark_payment_paid($1)', payment]);
    const one = arrival({ txid });
    const answers = await all([
      [admin, ['select public.undo_payment_mark($1)', payment], LATER],
      [second, ['select public.undo_payment_mark($1)', payment], LATER],
      [patient, ['select public.renew_payment($1)', payment], LATER],
      [patient, ['select public.cancel_consultation($1)', consultation], LATER],
      [SERVICE, record(one), LATER],
      [SERVICE, ['select public.expire_payments()'], '2026-11-24T12:46:00Z'],
      [third, ['select public.mark_payment_paid($1)', payment], LATER],
    ]);
    expect([
      'mark_proven',
      'refund_exists',
      'not_marked',
      'payment_not_pending',
      'payment_expired',
      'consultation_not_open',
      'not_cancellable',
      'slot_taken',
    ]).toEqual(expect.arrayContaining(codes(answers)));
  });

  it.each(ROUNDS)('a transfer in suspense is assigned, returned or kept, once (%i)', async () => {
    const receipt = await stray();
    const { payment } = await booked();
    const answers = await all([
      [admin, ['select public.assign_suspense($1, $2)', receipt, payment]],
      [second, ['select public.assign_suspense($1, $2)', receipt, payment]],
      [third, [`select public.return_suspense(gen_random_uuid(), $1, 'Sem pagamento')`, receipt]],
      [third, [`select public.keep_suspense($1, 'Teste nosso')`, receipt]],
    ]);
    expect(codes(answers)).toEqual(['suspense_decided']);
    await expect(
      owner.query(
        'select private.suspense_of($1) as left, decision is not null as decided from private.suspense where receipt_id = $1',
        [receipt],
      ),
    ).resolves.toEqual([{ left: 0, decided: true }]);
  });

  it.each(ROUNDS)('a stray transfer goes back by its bank or by us, whoever tells of it (%i)', async () => {
    const receipt = await stray();
    const [told] = await owner.query<{ receiptId: string }>(
      'select e2eid as "receiptId" from private.receipts where id = $1',
      [receipt],
    );
    const refundId = crypto.randomUUID();
    const back = {
      refundId,
      returnId: null,
      amount: 15_000,
      state: 'done',
      origin: 'bank',
      settledAt: LATER,
    };
    const answers = await all([
      [SERVICE, record(arrival({ ...told, refunds: [back] })), LATER],
      [admin, [`select public.return_suspense(gen_random_uuid(), $1, 'Sem pagamento')`, receipt], LATER],
    ]);
    expect(['suspense_decided']).toEqual(expect.arrayContaining(codes(answers)));
    await expect(
      owner.query(`select bank_id from private.refunds where receipt_id = $1 and state <> 'failed'`, [
        receipt,
      ]),
    ).resolves.toEqual([{ bank_id: refundId }]);
  });

  it('of two transfers for one payment, one pays it', async () => {
    const { payment } = await booked();
    const receipts = [await stray(), await stray()];
    const answers = await all(
      receipts.map(
        (receipt) => [admin, ['select public.assign_suspense($1, $2)', receipt, payment]] as const,
      ),
    );
    expect(codes(answers)).toEqual(['payment_paid']);
    await expect(
      owner.query(`select status, private.balance('held', id) as held from public.payments where id = $1`, [
        payment,
      ]),
    ).resolves.toEqual([{ status: 'paid', held: 15_000 }]);
  });
});
