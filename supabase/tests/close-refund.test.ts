import { ask, completedAtBank, paid } from './support/decisions.ts';
import { onNewDatabases, type TestDatabase } from './support/database.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
} from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const CLOSE = 'select public.close_refund($1, $2)';
const PROOF = 'D'.repeat(32);

/** The refund of a second transfer, left to the team. */
async function manualDuplicate(database: TestDatabase) {
  const booking = await bookAtBank(database);
  const second = arrival({ txid: booking.txid });
  await receive(database, arrival({ txid: booking.txid }));
  await receive(database, second);
  const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
  await answer(database, call ?? { call_id: '' }, { ok: false, kind: 'not_found', code: 'NaoEncontrado' });
  const [refund] = await database.owner<{ id: string }>(
    `select id from private.refunds where payment_id = $1 and state = 'manual'`,
    [booking.payment_id],
  );
  return { booking, second, id: refund?.id ?? '' };
}

describe('close_refund', () => {
  onNewDatabases((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      test('is for admins', async () => {
        const { id } = await manualDuplicate(database);
        await expectRefusal(database, 'visitor', CLOSE, [id, PROOF], '42501');
        for (const who of ['patient', 'otherPatient', 'professional'] as const)
          await expectRefusal(database, who, CLOSE, [id, PROOF], 'not_allowed');
        await expectRefusal(database, 'admin', CLOSE, [crypto.randomUUID(), PROOF], 'refund_not_found');
      });

      test('of a duplicate, which mark_refunded refuses: done with its proof, once', async () => {
        const { id, booking } = await manualDuplicate(database);
        await expectRefusal(
          database,
          'admin',
          'select public.mark_refunded($1)',
          [booking.payment_id],
          'refund_not_due',
        );
        const done = await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        expect(done).toMatchObject({ refund_id: id, state: 'done' });
        await expect(ask(database, 'admin', 'close_refund($1, $2)', id, PROOF)).resolves.toEqual(done);
        await expectRefusal(database, 'admin', CLOSE, [id, 'F'.repeat(32)], 'refund_closed');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 0,
          refunds: 'done 15000',
        });
      });

      test('a transfer of its own, and the payer’s bank takes it back as well: a loss', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, PROOF);
        const back = { refundId: 'med1', origin: 'bank', state: 'done', amount: 15_000, returnId: 'D1' };
        await receive(database, { ...one, refunds: [back] });
        await receive(database, { ...one, refunds: [back] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 0,
          due: 0,
          refunds: 'done 15000, done 15000',
        });
        await expect(
          database.owner(`select private.balance('loss', $1) as loss, private.balance('psp', $1) as psp`, [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ loss: -15_000, psp: 15_000 }]);
      });

      test('of a duplicate that the payer’s bank takes back as well: a loss, not the money of the consultation', async () => {
        const { id, booking, second } = await manualDuplicate(database);
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        const back = { refundId: 'med1', origin: 'bank', state: 'done', amount: 15_000, returnId: 'D1' };
        await receive(database, { ...second, refunds: [back] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 15_000, due: 0 });
        await expect(
          database.owner(`select private.balance('loss', $1) as loss, private.balance('psp', $1) as psp`, [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ loss: -15_000, psp: 0 }]);
      });

      test('needs a proof that is a transfer, of this refund alone, and not of what arrived', async () => {
        const { id, second } = await manualDuplicate(database);
        for (const proof of [null, '', 'D1', `${'D'.repeat(31)}!`, second.receiptId])
          await expectRefusal(database, 'admin', CLOSE, [id, proof], 'proof_invalid');
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await database.travel('2026-11-24T12:01:00Z');
        const booking = await bookAtBank(database, 'otherPatient', { time: '15:40' });
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await database.as('otherPatient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        const [other] = await database.owner<{ id: string }>(
          'select id from private.refunds where payment_id = $1',
          [booking.payment_id],
        );
        await expectRefusal(database, 'admin', CLOSE, [other?.id, PROOF], 'proof_used');
        await ask(database, 'admin', 'close_refund($1, $2)', other?.id, 'F'.repeat(32));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
      });

      test('and mark_refunded: real money needs its proof, also where no bank has proven it', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        const REFUNDED = 'select public.mark_refunded($1, $2)';
        await expectRefusal(database, 'admin', REFUNDED, [booking.payment_id, null], 'proof_required');
        await expectRefusal(database, 'admin', REFUNDED, [booking.payment_id, 'D1'], 'proof_invalid');
        await database.as('admin', REFUNDED, [booking.payment_id, PROOF]);
        await expect(
          database.owner('select state, return_id from private.refunds where payment_id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ state: 'done', return_id: PROOF }]);
      });

      test('is refused while the provider is sending it', async () => {
        const booking = await completedAtBank(database);
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 100, 'Acordo', 'platform')`,
          booking.payment_id,
        );
        const [refund] = await database.owner<{ id: string }>(
          'select id from private.refunds where payment_id = $1',
          [booking.payment_id],
        );
        await expectRefusal(database, 'admin', CLOSE, [refund?.id, PROOF], 'refund_under_way');
        await claimCalls(database);
        await expectRefusal(database, 'admin', CLOSE, [refund?.id, PROOF], 'refund_under_way');
      });

      test('of play money needs no proof', async () => {
        const booking = await paid(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        const [refund] = await database.owner<{ id: string }>(
          'select id from private.refunds where payment_id = $1',
          [booking.payment_id],
        );
        await ask(database, 'admin', 'close_refund($1)', refund?.id);
        await expect(
          database.owner('select refunded_at is not null as back from public.payments where id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ back: true }]);
      });
    });
  });
});

describe('list_refunds', () => {
  onNewDatabases((database) => {
    const LIST = 'select * from public.list_refunds($1, $2, 2)';
    test('is for admins', async () => {
      await expectRefusal(database, 'visitor', 'select public.list_refunds()', [], '42501');
      for (const who of ['patient', 'professional'] as const)
        for (const call of ['list_refunds', 'list_refund_decisions'])
          await expectRefusal(database, who, `select public.${call}()`, [], 'not_allowed');
    });

    test('pages what is open, oldest first', async () => {
      await manualDuplicate(database);
      const all = await database.owner<{ id: string }>(
        `select id from private.refunds where state in ('due', 'sent', 'processing', 'manual') order by created_at, id`,
      );
      expect(all.length).toBeGreaterThan(2);
      const read: string[] = [];
      let cursor: readonly [string | null, string | null] = [null, null];
      for (;;) {
        const page = await database.as<{ id: string; created_at: string }>('admin', LIST, cursor);
        const last = page.at(-1);
        if (last === undefined) break;
        read.push(...page.map(({ id }) => id));
        cursor = [last.created_at, last.id];
      }
      expect(read).toEqual(all.map(({ id }) => id));
    });

    test('reads a page of 10,000 by its index', async () => {
      await database.owner('alter table private.refunds disable trigger user');
      await database.owner(
        `insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, created_at)
         select r.id, r.payment_id, 1, 'due', 'rule', 'held', timestamptz '2026-01-01' + n * interval '1 minute'
         from (select * from private.receipts limit 1) r, generate_series(1, 10000) as n`,
      );
      await database.owner('alter table private.refunds enable trigger user');
      await database.owner('analyze private.refunds');
      const plan = await database.owner<{ 'QUERY PLAN': string }>(
        `explain select o.* from private.refunds o where o.state in ('due', 'sent', 'processing', 'manual')
           and (o.created_at, o.id) > (timestamptz '2026-01-03', '00000000-0000-0000-0000-000000000000')
         order by o.created_at, o.id limit 20`,
      );
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain('refunds_open_idx');
      expect(text).not.toMatch(/Sort|Seq Scan/);
    });
  });
});
