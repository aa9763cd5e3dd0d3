import type { Connection } from './support/connection.ts';
import { become } from './support/database.ts';
import { arrival, LEDGER_PROBLEMS } from './support/money.ts';
import { ACTORS, signedIn } from './support/people.ts';
import {
  request,
  untilWaiting,
  useManyConnections,
  type Caller,
  type Statement,
} from './support/requests.ts';

const CLIENTS = 12;
const SERVICE: Caller = { role: 'service_role', claims: '' };
const patient = signedIn(ACTORS.patient);
const professional = signedIn(ACTORS.professional);
const admin = signedIn(ACTORS.admin);
const second = signedIn(ACTORS.otherPatient);
const PREPARE = `select b ->> 'id' as id, b ->> 'state' as state, (b ->> 'total_cents')::int as total
  from public.prepare_payouts($1) as b`;
const PAID = 'select public.mark_payouts_paid($1, $2)';
const hex = () => crypto.randomUUID().replaceAll('-', '');

/** PGlite has a single session; these tests need concurrent users. Each is a week later than the one before. */
describe('payouts at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  let clients: readonly Connection[];
  let week = 0;
  let friday = '';

  const must = async <Row>(who: Caller, statement: Statement, now?: string): Promise<Row> => {
    const row = await request<Row>(owner, who, statement, now);
    if (typeof row === 'string') throw new Error(row);
    return row;
  };
  const all = (ways: readonly (readonly [Caller, Statement, string?])[]) =>
    Promise.all(
      clients.map((client, n) => {
        const [who, statement, at = friday] = ways[n % ways.length] ?? [admin, ['select 1']];
        return request<Record<string, unknown>>(client, who, statement, at);
      }),
    );
  const codes = (answers: readonly unknown[]) =>
    [...new Set(answers.filter((answer) => typeof answer === 'string'))].sort();
  const day = (weeks: number, days: number, time: string) =>
    `${new Date(Date.UTC(2026, 11, 1 + 7 * weeks + days)).toISOString().slice(0, 10)}T${time}`;

  beforeAll(async () => {
    owner = await connect();
    clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
    await owner.query(
      `update public.deployment_settings set payment_provider = 'api-pix', demonstration = false, pix_simulation = false`,
    );
    await owner.query('update public.profiles set is_admin = true where id = $1', [ACTORS.otherPatient]);
    await owner.query(
      `insert into private.payout_keys (professional_id, kind, value, code_sum, code_until, confirmed_at)
       values ($1, 'email', 'pix@azevedo.example', 'x', now(), '2026-11-24T12:00:00Z')`,
      [ACTORS.professional],
    );
  }, 60_000);

  /** R$ 150 of a consultation of this week are owed on the Friday of the next. */
  async function owed(): Promise<string> {
    week += 1;
    friday = day(week, 10, '13:00:00Z');
    const starts = day(week, 0, '17:00:00Z');
    const booked = day(week, -1, '12:00:00Z');
    const made = await must<{ consultation: string; payment: string }>(
      patient,
      [
        `select b ->> 'consultation_id' as consultation, b ->> 'payment_id' as payment
         from public.book_time($1, $2, 15000, gen_random_uuid()) as b`,
        ACTORS.professional,
        starts,
      ],
      booked,
    );
    const [charge] = await owner.query<{ txid: string }>(
      'select txid from private.charges where payment_id = $1',
      [made.payment],
    );
    const one = arrival({ txid: charge?.txid ?? '', paidAt: booked });
    await must(SERVICE, [`select public.record_receipts('api-pix', $1)`, JSON.stringify([one])], booked);
    await must(
      professional,
      ['select public.complete_consultation($1)', made.consultation],
      day(week, 0, '18:00:00Z'),
    );
    return made.payment;
  }
  async function prepared() {
    const batch = await must<{ id: string; total: number }>(admin, [PREPARE, crypto.randomUUID()], friday);
    const [line] = await owner.query<{ id: string }>(
      'select id from private.payout_lines where batch_id = $1',
      [batch.id],
    );
    return { ...batch, line: line?.id ?? '' };
  }
  async function approved() {
    const batch = await prepared();
    await must(second, ['select public.approve_payouts($1, $2, 1)', batch.id, batch.total], friday);
    return batch;
  }
  const proofs = (line: string, e2eid: string) => JSON.stringify([{ line_id: line, e2eid }]);
  afterEach(async () => {
    await expect(owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
  });

  it('a week has one batch, and a payment is in one line', async () => {
    const payment = await owed();
    const answers = await all([
      [admin, [PREPARE, crypto.randomUUID()]],
      [second, [PREPARE, crypto.randomUUID()]],
    ]);
    expect(codes(answers)).toEqual(['batch_exists']);
    await expect(
      owner.query('select count(*)::int as n from private.payout_items where payment_id = $1', [payment]),
    ).resolves.toEqual([{ n: 1 }]);
    await owner.query(
      `update private.payout_batches set state = 'discarded', closed_at = now() where state = 'prepared'`,
    );
    await owner.query(`update private.payout_items set is_open = false`);
    await owner.query(`update private.payout_lines set state = 'left_out'`);
  });

  it.each([1, 2, 3])('what is approved is what is owed, whatever is refunded meanwhile (%i)', async () => {
    const payment = await owed();
    const batch = await prepared();
    const refund = `select public.decide_refund(gen_random_uuid(), $1, 1000, 'Acordo', 'professional')`;
    const answers = await all([
      [second, ['select public.approve_payouts($1, $2, 1)', batch.id, batch.total]],
      [admin, [refund, payment]],
      [admin, [`select public.hold_payout($1, 'Conferir')`, batch.line]],
    ]);
    expect(['batch_changed', 'batch_closed', 'nothing_to_pay']).toEqual(
      expect.arrayContaining(codes(answers)),
    );
    const [state] = await owner.query<{ state: string }>(
      'select state from private.payout_batches where id = $1',
      [batch.id],
    );
    if (state?.state === 'approved') await must(admin, [PAID, batch.id, proofs(batch.line, hex())], friday);
    else await must(admin, [`select public.discard_payouts($1, 'Mudou')`, batch.id], friday);
  });

  it.each([1, 2, 3])('a line is paid or returned, and booked once (%i)', async () => {
    const payment = await owed();
    const batch = await approved();
    const one = proofs(batch.line, hex());
    const answers = await all([
      [admin, [PAID, batch.id, one]],
      [second, [PAID, batch.id, one]],
      [second, [PAID, batch.id, proofs(batch.line, hex())]],
      [admin, [`select public.return_payout($1, 'Chave errada')`, batch.line]],
      [
        admin,
        [`select public.decide_refund(gen_random_uuid(), $1, 1000, 'Acordo', 'professional')`, payment],
      ],
      [SERVICE, ['select public.forget_expired_data()']],
    ]);
    expect(['line_closed']).toEqual(expect.arrayContaining(codes(answers)));
    await expect(
      owner.query('select state from private.payout_batches where id = $1', [batch.id]),
    ).resolves.toEqual([{ state: 'closed' }]);
  });

  it('one transfer proves one payout or one refund', async () => {
    await owed();
    const batch = await approved();
    const proof = hex();
    const stray = arrival();
    await must(SERVICE, [`select public.record_receipts('api-pix', $1)`, JSON.stringify([stray])]);
    const [receipt] = await owner.query<{ id: string }>('select id from private.receipts where e2eid = $1', [
      stray.receiptId,
    ]);
    const id = crypto.randomUUID();
    await must(admin, [`select public.return_suspense($1, $2, 'Sem pagamento')`, id, receipt?.id], friday);
    const [refund] = await owner.query<{ id: string }>(
      `update private.refunds set state = 'manual' where decision_id = $1 returning id`,
      [id],
    );
    const answers = await all([
      [admin, [PAID, batch.id, proofs(batch.line, proof)]],
      [second, ['select public.close_refund($1, $2)', refund?.id, proof]],
    ]);
    expect(codes(answers)).toEqual(['proof_used']);
  });

  it('a debt that is paid off at this moment is not lost as well', async () => {
    const refund = (payment: string, cents: number) =>
      must(
        admin,
        [`select public.decide_refund(gen_random_uuid(), $1, $2, 'Acordo', 'professional')`, payment, cents],
        friday,
      );
    const [old, recent] = [await owed(), await owed()];
    const first = await approved();
    await must(admin, [PAID, first.id, proofs(first.line, hex())], friday);
    await refund(old, 1000);
    week += 10;
    await owed();
    const batch = await approved();
    await refund(recent, 15_000);

    const [paying, losing] = [await connect(), await connect()];
    await paying.query('begin');
    await paying.query('lock table private.payout_items in access exclusive mode');
    await paying.query(`select set_config('app.now', $1, true)`, [friday]);
    await become(paying, admin);
    await losing.query(`select set_config('app.now', $1, false)`, [friday]);
    const lost = losing.query('select private.lose_old_debts()');
    await untilWaiting(owner);
    await paying.query(PAID, [batch.id, proofs(batch.line, hex())]);
    await paying.query('commit');
    await lost;
    await expect(owner.query(`select private.balance('owed', $1) as cents`, [old])).resolves.toEqual([
      { cents: 0 },
    ]);
  });
});
