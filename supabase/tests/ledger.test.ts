import { CONSULTATIONS } from 'embedded-backend/seed';
import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { bookAtBank, expectBalanced, LEDGER_PROBLEMS, moneyOf } from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** The checks' own query, which a plan of the procedure's call does not show. */
const CHECKS = `select substring(prosrc from 'return query(.*);\\s*end') as query from pg_proc
  where oid = 'private.ledger_problems()'::regprocedure`;

interface Plan {
  readonly 'Node Type': string;
  readonly 'CTE Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The sums that a plan reads again for each row of something else. */
const readForEachRow = ({ 'Node Type': type, Plans = [] }: Plan): readonly string[] => [
  ...(type === 'Nested Loop' ? Plans.slice(1).flatMap((inner) => inner['CTE Name'] ?? []) : []),
  ...Plans.flatMap(readForEachRow),
];

const TABLES = [
  'charges',
  'receipts',
  'refunds',
  'refund_decisions',
  'suspense',
  'absences',
  'payout_keys',
  'payout_batches',
  'payout_lines',
  'payout_items',
  'receita_saude',
  'provider_calls',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'bank_entries',
  'webhook_inbox',
  'payment_jobs',
];

describe('the ledger', () => {
  onEveryDatabase((database) => {
    const problems = async () =>
      (await database.owner<{ problem: string }>(LEDGER_PROBLEMS)).map(({ problem }) => problem);

    test.each(TABLES)('no role reads or writes private.%s', async (table) => {
      for (const who of ['visitor', 'patient', 'professional', 'admin', 'service'] as const)
        for (const sql of [`select from private.${table}`, `delete from private.${table}`])
          await expectRefusal(database, who, sql, [], '42501');
    });

    test('agrees with the seed, which it opened once', async () => {
      await expectBalanced(database);
      await expect(database.owner('select private.open_ledger() as opened')).resolves.toEqual([
        { opened: 0 },
      ]);
      await expect(
        database.owner(
          `select count(*)::int as opened from private.ledger_transactions where kind = 'opening'
           having count(*) = (select count(*) from public.payments where status = 'paid')`,
        ),
      ).resolves.toHaveLength(1);
    });

    test('is checked without comparing each payment with all others', async () => {
      const [checks] = await database.owner<{ query: string }>(CHECKS);
      await database.owner('set local enable_nestloop = off');
      const [explained] = await database.owner<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
        `explain (format json) ${checks?.query ?? ''}`,
      );
      expect(explained && readForEachRow(explained['QUERY PLAN'][0].Plan)).toEqual([]);
    });

    test('follows a consultation from its booking to what its professional is owed', async () => {
      const booking = await book(database);
      await expectBalanced(database);
      await pay(database, booking.payment_id);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({
        held: 15_000,
        owed: 0,
        receipts: 'exact',
      });
      await database.travel('2026-12-01T18:00:00Z');
      await database.as('professional', 'select public.complete_consultation($1)', [booking.consultation_id]);
      await database.as('professional', `select public.correct_outcome($1, 'no_show')`, [
        booking.consultation_id,
      ]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, owed: 15_000 });
    });

    test('a cancelled consultation’s money is to go back, until an admin has sent it', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({
        held: 0,
        due: 15_000,
        refunds: 'due 15000',
      });
      await database.as('admin', 'select public.mark_refunded($1)', [booking.payment_id]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
    });

    test('a late cancelling, without refund, is owed to the professional', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await database.travel('2026-12-01T16:00:00Z');
      await database.as('patient', 'select public.cancel_consultation($1, true)', [booking.consultation_id]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({
        consultation: 'cancelled',
        refund_due: false,
        held: 0,
        owed: 15_000,
      });
    });

    test('a mark by hand is not proven, and its refund is for an admin', async () => {
      const booking = await bookAtBank(database);
      await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
      await expectBalanced(database);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({
        due: 15_000,
        refunds: 'manual 15000',
      });
      await expect(
        database.owner(
          `select sum(e.amount_cents)::int as cents from private.ledger_entries e
             join private.ledger_accounts a on a.id = e.account_id where a.kind = 'psp_unproven'`,
        ),
      ).resolves.toEqual([{ cents: 15_000 }]);
    });

    test('a mark by hand where Pix is simulated is simulated, and goes back like other simulated money', async () => {
      const booking = await book(database);
      await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 15_000, refunds: 'due 15000' });
      await expect(
        database.owner(
          'select distinct is_simulated from private.ledger_transactions where payment_id = $1',
          [booking.payment_id],
        ),
      ).resolves.toEqual([{ is_simulated: true }]);
      await database.as('admin', 'select public.mark_refunded($1)', [booking.payment_id]);
      await expectBalanced(database);
      await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
    });

    test('is only ever added to', async () => {
      for (const table of ['receipts', 'ledger_transactions', 'ledger_entries'])
        for (const sql of [`delete from private.${table}`, `truncate private.${table} cascade`])
          await expectRefusal(database, 'owner', sql, [], '42501');
      for (const sql of [
        'update private.receipts set amount_cents = 1',
        'update private.ledger_entries set amount_cents = amount_cents + 1',
        'update private.ledger_transactions set is_simulated = false',
      ])
        await expectRefusal(database, 'owner', sql, [], '42501');
    });

    test.each([
      ['without entries', 'select id from made'],
      [
        'that does not sum to zero',
        `insert into private.ledger_entries select made.id, private.account(kind), cents
         from made, (values ('psp', 5), ('held', -4)) as e (kind, cents)`,
      ],
    ])('refuses a transaction %s', async (_, entries) => {
      await database.owner(
        `with made as (
           insert into private.ledger_transactions (kind, cause, is_simulated) values ('receipt', gen_random_uuid(), true)
           returning id
         ) ${entries}`,
      );
      await expect(database.owner('set constraints all immediate')).rejects.toMatchObject({ code: '23514' });
    });

    test('no more goes back than was received, whatever a procedure says', async () => {
      const insert = `insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source)
        select id, payment_id, $1, 'manual', 'admin', 'held' from private.receipts where payment_id = $2`;
      const payment = CONSULTATIONS.confirmed.paymentId;
      const [{ cents } = { cents: 0 }] = await database.owner<{ cents: number }>(
        'select amount_cents as cents from public.payments where id = $1',
        [payment],
      );
      await database.owner(insert, [cents - 1, payment]);
      await expectRefusal(database, 'owner', insert, [2, payment], '23514');
      await database.owner(insert, [1, payment]);
    });

    test.each([
      [
        `update public.payments set status = 'expired', paid_at = null where id = $1`,
        'payment and ledger differ',
      ],
      [
        `update public.payments set refund_due = true, refunded_at = now() where id = $1`,
        'payment and ledger differ',
      ],
      [
        `insert into private.receipts (e2eid, origin, payment_id, amount_cents, paid_at, class, is_simulated)
         select repeat('E', 32), 'api-pix', id, 1, now(), 'exact', false from public.payments where id = $1`,
        'receipt is not in exactly one transaction',
      ],
      [
        `insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source)
         select id, payment_id, 1, 'manual', 'admin', 'held' from private.receipts where payment_id = $1`,
        'ledger and refunds differ',
      ],
      [
        `insert into private.charges (payment_id, provider, amount_cents, state, expires_at)
         values ($1, 'api-pix', 1, 'open', now())`,
        'code is open for a payment that does not wait',
      ],
    ])('problems are found after %s', async (change, problem) => {
      // Past the triggers that would keep them away.
      await database.as('superuser', 'set local session_replication_role = replica');
      await database.as('superuser', change, [CONSULTATIONS.confirmed.paymentId]);
      await database.as('superuser', 'set local session_replication_role = origin');
      expect(await problems()).toContain(problem);
    });

    test('no professional is erased while real money is owed to them; play money does not count', async () => {
      const owe = (isSimulated: boolean) =>
        database.owner(
          `select private.book('earned', gen_random_uuid(), null, null, null, $2, private.account('psp'),
             private.account('owed', $1), 15000)`,
          [ACTORS.professional, isSimulated],
        );
      await owe(true);
      const [{ refused } = { refused: true }] = await database.owner<{ refused: boolean }>(
        'select private.refuse_while_open($1) is null as refused',
        [ACTORS.unpricedProfessional],
      );
      expect(refused).toBe(false);
      await owe(false);
      await expect(eraseUnblocked(database, 'professional')).rejects.toMatchObject({
        message: 'payout_open',
      });
    });

    test('an erasure changes only the owner of an account', async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await database.travel('2026-12-01T18:00:00Z');
      await database.as('professional', 'select public.complete_consultation($1)', [booking.consultation_id]);
      const entries = `select transaction_id, account_id, amount_cents from private.ledger_entries order by 1, 2`;
      const before = await database.owner(entries);
      await eraseUnblocked(database, 'professional');
      await expect(
        database.owner(`select from private.ledger_accounts where owner = $1`, [ACTORS.professional]),
      ).resolves.toEqual([]);
      expect(await database.owner(entries)).toEqual(expect.arrayContaining(before));
      await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 15_000 });
    });
  });
});
