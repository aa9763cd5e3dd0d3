import { book } from './support/arrange.ts';
import { addAdmin, ask, keptBefore, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
  type Arrival,
} from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const LIST =
  'select receipt_id, amount_cents, class, payment_id, waits_for_admin from public.list_suspense()';

/** A transfer that no charge explains, in suspense. */
async function stray(database: TestDatabase, change: Partial<Arrival> = {}) {
  const one = arrival(change);
  await receive(database, one);
  const [receipt] = await database.owner<{ id: string }>('select id from private.receipts where e2eid = $1', [
    one.receiptId,
  ]);
  return { ...one, id: receipt?.id ?? '' };
}
const suspenseOf = async (database: TestDatabase, id: string) => {
  const [row] = await database.owner<{ cents: number }>('select private.suspense_of($1) as cents', [id]);
  return row?.cents;
};

describe('money in suspense', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));
      const listed = () => database.as('admin', LIST);

      test('is listed and decided by admins', async () => {
        const { id } = await stray(database);
        for (const [sql, parameters] of [
          [LIST, []],
          ['select public.assign_suspense($1, $1)', [id]],
          [`select public.return_suspense($1, $1, 'x')`, [id]],
          [`select public.keep_suspense($1, 'x')`, [id]],
        ] as const) {
          await expectRefusal(database, 'visitor', sql, parameters, '42501');
          for (const who of ['patient', 'professional'] as const)
            await expectRefusal(database, who, sql, parameters, 'not_allowed');
        }
      });

      test('is listed oldest first, in pages, until it is decided', async () => {
        const first = await stray(database);
        await database.travel('2026-11-24T12:05:00Z');
        const second = await stray(database, { amount: 100 });
        await expect(listed()).resolves.toEqual([
          {
            receipt_id: first.id,
            amount_cents: 15_000,
            class: 'unknown_charge',
            payment_id: null,
            waits_for_admin: false,
          },
          {
            receipt_id: second.id,
            amount_cents: 100,
            class: 'unknown_charge',
            payment_id: null,
            waits_for_admin: false,
          },
        ]);
        const [page] = await database.as<{ receipt_id: string; created_at: string }>(
          'admin',
          'select * from public.list_suspense(page_size => 1)',
        );
        await expect(
          database.as(
            'admin',
            'select receipt_id from public.list_suspense(cursor_created_at => $1, cursor_id => $2)',
            [page?.created_at, page?.receipt_id],
          ),
        ).resolves.toEqual([{ receipt_id: second.id }]);
        await ask(database, 'admin', 'keep_suspense($1, $2)', second.id, 'Teste nosso');
        await expect(listed()).resolves.toMatchObject([{ receipt_id: first.id }]);
      });

      test('assigned to a pending payment, it pays it, and it is refunded like any other', async () => {
        const booking = await bookAtBank(database);
        const one = await stray(database);
        const done = await ask(database, 'admin', 'assign_suspense($1, $2)', one.id, booking.payment_id);
        expect(done).toMatchObject({ status: 'paid', consultation_status: 'scheduled', refund_due: false });
        await expect(
          ask(database, 'admin', 'assign_suspense($1, $2)', one.id, booking.payment_id),
        ).resolves.toEqual(done);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 15_000 });
        await expect(suspenseOf(database, one.id)).resolves.toBe(0);
        await expectBalanced(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 0,
          due: 15_000,
          refunds: 'due 15000',
        });
        const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
        expect(call).toMatchObject({ receipt_id: one.receiptId, amount_cents: 15_000 });
        await answer(database, call ?? { call_id: '' }, {
          ok: false,
          kind: 'refused',
          code: 'SaldoInsuficiente',
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          refunds: 'failed 15000, due 15000',
        });
        await expectBalanced(database);
        await database.as('admin', 'select public.mark_refunded($1, $2)', [
          booking.payment_id,
          'D'.repeat(32),
        ]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0 });
      });

      test('assigned, completed, and taken back by the payer’s bank: a loss', async () => {
        const booking = await bookAtBank(database);
        const one = await stray(database);
        await ask(database, 'admin', 'assign_suspense($1, $2)', one.id, booking.payment_id);
        await database.travel('2026-12-01T18:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [
          booking.consultation_id,
        ]);
        const back = {
          refundId: 'M1',
          amount: 15_000,
          state: 'done',
          origin: 'bank',
          settledAt: '2026-12-01T18:00:00Z',
        };
        await receive(database, { ...one, refunds: [back] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          owed: 15_000,
          refunds: 'done 15000',
        });
      });

      test('assigned to a payment of a cancelled consultation, all of it goes back', async () => {
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await bookAtBank(database, 'otherPatient');
        const { id } = await stray(database);
        await expect(
          ask(database, 'admin', 'assign_suspense($1, $2)', id, booking.payment_id),
        ).resolves.toMatchObject({
          status: 'paid',
          consultation_status: 'cancelled',
          refund_due: true,
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, due: 15_000 });
      });

      test('assigned to a payment that was marked by hand, it proves it, and its refund goes by the provider', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        const one = await stray(database);
        await ask(database, 'admin', 'assign_suspense($1, $2)', one.id, booking.payment_id);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 15_000 });
        await expectBalanced(database);
        await expectRefusal(
          database,
          'admin',
          'select public.undo_payment_mark($1)',
          [booking.payment_id],
          'mark_proven',
        );
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        expect((await claimCalls(database)).find(({ kind }) => kind === 'refund')).toMatchObject({
          receipt_id: one.receiptId,
        });
        // What its charge brings now is a second one.
        await receive(database, arrival({ txid: booking.txid }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ receipts: 'duplicate exact' });
      });

      test('proves no mark that was made where Pix is simulated', async () => {
        const booking = await book(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        const { id } = await stray(database);
        await expectRefusal(
          database,
          'admin',
          'select public.assign_suspense($1, $2)',
          [id, booking.payment_id],
          'payment_paid',
        );
      });

      test('is not assigned to what is paid, costs something else, or is unknown', async () => {
        const { id } = await stray(database);
        const ASSIGN = 'select public.assign_suspense($1, $2)';
        const done = await paid(database);
        await expectRefusal(database, 'admin', ASSIGN, [id, done.payment_id], 'payment_paid');
        await expectRefusal(database, 'admin', ASSIGN, [id, crypto.randomUUID()], 'payment_not_found');
        const booking = await bookAtBank(database, 'patient', { time: '15:40' });
        await expectRefusal(
          database,
          'admin',
          ASSIGN,
          [crypto.randomUUID(), booking.payment_id],
          'receipt_not_found',
        );
        const less = await stray(database, { amount: 14_999 });
        await expectRefusal(database, 'admin', ASSIGN, [less.id, booking.payment_id], 'amount_differs');
        await ask(database, 'admin', 'keep_suspense($1, $2)', id, 'Teste nosso');
        await expectRefusal(database, 'admin', ASSIGN, [id, booking.payment_id], 'suspense_decided');
      });

      test('given back, it is a refund of its own, closed with proof if it is sent by hand', async () => {
        await bookAtBank(database);
        const one = await stray(database);
        const decision = crypto.randomUUID();
        const give = () =>
          ask(database, 'admin', 'return_suspense($1, $2, $3)', decision, one.id, 'Sem pagamento');
        const first = await give();
        expect(first).toMatchObject({ state: 'done', amount_cents: 15_000 });
        await expect(give()).resolves.toEqual(first);
        await expectRefusal(
          database,
          'admin',
          `select public.return_suspense(gen_random_uuid(), $1, 'De novo')`,
          [one.id],
          'suspense_decided',
        );
        const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
        expect(call).toMatchObject({ receipt_id: one.receiptId });
        await answer(database, call ?? { call_id: '' }, {
          ok: false,
          kind: 'not_found',
          code: 'NaoEncontrado',
        });
        const refunds = async () =>
          (
            await database.as<{ id: string; e2eid: string }>('admin', 'select * from public.list_refunds()')
          ).filter(({ e2eid }) => e2eid === one.receiptId);
        const [refund] = await refunds();
        expect(refund).toMatchObject({
          state: 'manual',
          amount_cents: 15_000,
          borne_by: 'suspense',
          reason: 'Sem pagamento',
          payment_id: null,
        });
        await ask(database, 'admin', 'close_refund($1, $2)', refund?.id, 'E'.repeat(32));
        await expect(refunds()).resolves.toEqual([]);
      });

      test('from R$ 500 another admin confirms; until then it cannot be kept or assigned', async () => {
        await addAdmin(database);
        const one = await stray(database, { amount: 50_000 });
        const decision = crypto.randomUUID();
        await expect(
          ask(database, 'admin', 'return_suspense($1, $2, $3)', decision, one.id, 'Sem pagamento'),
        ).resolves.toMatchObject({ state: 'waiting' });
        await expect(listed()).resolves.toMatchObject([{ waits_for_admin: true }]);
        await expectRefusal(
          database,
          'admin',
          `select public.keep_suspense($1, 'x')`,
          [one.id],
          'refund_waits',
        );
        await expectRefusal(
          database,
          'admin',
          'select public.confirm_refund($1)',
          [decision],
          'other_admin_needed',
        );
        await ask(database, 'otherPatient', 'confirm_refund($1)', decision);
        await expect(listed()).resolves.toEqual([]);
      });

      test('kept for the operator, with a reason', async () => {
        const { id } = await stray(database);
        await expectRefusal(
          database,
          'admin',
          `select public.keep_suspense($1, ' ')`,
          [id],
          'reason_required',
        );
        await ask(database, 'admin', 'keep_suspense($1, $2)', id, 'Teste nosso');
        await expect(
          ask(database, 'admin', 'keep_suspense($1, $2)', id, 'Teste nosso'),
        ).resolves.toMatchObject({
          decision: 'kept',
        });
        await expectRefusal(
          database,
          'admin',
          `select public.return_suspense(gen_random_uuid(), $1, 'x')`,
          [id],
          'suspense_decided',
        );
        await expect(
          database.owner(
            `select actor_id, after ->> 'suspense' as what from public.audit_log where after ->> 'receipt' = $1`,
            [id],
          ),
        ).resolves.toEqual([{ actor_id: ACTORS.admin, what: 'kept' }]);
      });

      /** A consultation marked by hand, and R$ 140 for its code, which are in suspense. */
      const withAnotherAmount = async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        return { booking, ...(await stray(database, { txid: booking.txid, amount: 14_000 })) };
      };

      test('of a known patient is not kept', async () => {
        const { booking, id } = await withAnotherAmount();
        await expectRefusal(database, 'admin', `select public.keep_suspense($1, 'x')`, [id], 'payer_known');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ suspense: 14_000 });
        await ask(database, 'admin', 'return_suspense($1, $2, $3)', crypto.randomUUID(), id, 'Não confere');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ suspense: 0, due: 14_000 });
      });

      test('is kept from R$ 500 when another admin confirms it', async () => {
        await addAdmin(database);
        const one = await stray(database, { amount: 50_000 });
        const keep = () => ask(database, 'admin', 'keep_suspense($1, $2)', one.id, 'Teste nosso');
        await expect(keep()).resolves.toEqual({ receipt_id: one.id, decision: 'waiting' });
        await expect(keep()).resolves.toEqual({ receipt_id: one.id, decision: 'waiting' });
        await expect(listed()).resolves.toMatchObject([{ waits_for_admin: true }]);
        const waiting = await database.as<{ id: string }>(
          'admin',
          'select id, amount_cents, borne_by, reason from public.list_refund_decisions()',
        );
        expect(waiting).toMatchObject([{ amount_cents: 50_000, borne_by: 'kept', reason: 'Teste nosso' }]);
        const [{ id } = { id: '' }] = waiting;
        await expectRefusal(
          database,
          'admin',
          'select public.confirm_refund($1)',
          [id],
          'other_admin_needed',
        );
        await expectRefusal(
          database,
          'otherPatient',
          `select public.keep_suspense($1, 'x')`,
          [one.id],
          'refund_waits',
        );
        await ask(database, 'otherPatient', 'confirm_refund($1)', id);
        await expect(keep()).resolves.toEqual({ receipt_id: one.id, decision: 'kept' });
        await expect(suspenseOf(database, one.id)).resolves.toBe(0);
        await expect(listed()).resolves.toEqual([]);
        expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toEqual([]);
      });

      test('kept of a known payer before that was refused, does not hide what the platform gave back', async () => {
        const { booking, id } = await withAnotherAmount();
        await keptBefore(database, id);
        await expectBalanced(database);
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'platform')`,
          booking.payment_id,
        );
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, due: 15_000 });
        await expect(
          database.owner(`select private.balance('platform', $1) as cents`, [booking.payment_id]),
        ).resolves.toEqual([{ cents: 14_000 }]);
      });

      test('on its way back keeps no cancelled payment open, and is not closed with it', async () => {
        const { booking, id } = await withAnotherAmount();
        await ask(database, 'admin', 'return_suspense($1, $2, $3)', crypto.randomUUID(), id, 'Não confere');
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(
          database.owner('select cents, step from private.open_refund_of($1)', [booking.payment_id]),
        ).resolves.toEqual([{ cents: 15_000, step: 'proof' }]);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, 'D'.repeat(32));
        await expect(
          database.owner('select refunded_at is not null as back from public.payments where id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ back: true }]);
        await expect(
          database.owner(
            'select state, source, amount_cents as cents from private.refunds where payment_id = $1 order by amount_cents',
            [booking.payment_id],
          ),
        ).resolves.toEqual([
          { state: 'due', source: 'suspense', cents: 14_000 },
          { state: 'done', source: 'held', cents: 15_000 },
        ]);
      });

      test('taken back by the payer’s bank, nothing is left to decide', async () => {
        const one = await stray(database);
        const back = {
          refundId: 'M1',
          amount: 15_000,
          state: 'done',
          origin: 'bank',
          settledAt: '2026-11-24T12:00:00Z',
        };
        await receive(database, { ...one, refunds: [back] });
        await expectBalanced(database);
        await expect(listed()).resolves.toEqual([]);
      });

      test('of an erased patient, and of another amount than was marked', async () => {
        const booking = await bookAtBank(database, 'otherPatient');
        await eraseUnblocked(database, 'otherPatient');
        const other = await bookAtBank(database, 'patient', { time: '15:40' });
        await database.as('admin', 'select public.mark_payment_paid($1)', [other.payment_id]);
        await receive(database, arrival({ txid: booking.txid }));
        await receive(database, arrival({ txid: other.txid, amount: 100 }));
        const rows = (await listed()) as { class: string; receipt_id: string }[];
        expect(rows.map((row) => row.class).toSorted()).toEqual(['patient_erased', 'wrong_amount']);
        for (const { receipt_id } of rows)
          await ask(
            database,
            'admin',
            'return_suspense($1, $2, $3)',
            crypto.randomUUID(),
            receipt_id,
            'Não confere',
          );
        await expect(listed()).resolves.toEqual([]);
        await expect(moneyOf(database, other)).resolves.toMatchObject({
          held: 15_000,
          due: 100,
          refunds: 'due 100',
        });
      });
    });
  });
});
