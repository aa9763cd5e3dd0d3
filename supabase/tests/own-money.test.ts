import { addAdmin, ask } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, moneyOf, receive } from './support/money.ts';
import { approve, linesOf, owedOnFriday, payAll, prepare, proof } from './support/payouts.ts';
import { ACTORS, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const OWN = 'own_money';
const REFUND = `select public.decide_refund(gen_random_uuid(), $1, $2, 'Acordo', 'platform')`;
const MARK = 'select public.mark_payment_paid($1)';
const UNDO = 'select public.undo_payment_mark($1)';
const REFUNDED = 'select public.mark_refunded($1, $2)';
const CONFIRM = 'select public.confirm_refund($1)';
const DECLINE = `select public.decline_refund($1, 'Engano')`;
const ABSENCE = `select public.decide_absence(gen_random_uuid(), $1, $2, 'Conferido')`;
const CLOSE = 'select public.close_refund($1, $2)';

/** Who takes part in the payments of these tests, and administers as well. */
const PARTICIPANTS: readonly Person[] = ['patient', 'professional'];

const receiptOf = async (database: TestDatabase, e2eid: string) => {
  const [row] = await database.owner<{ id: string }>('select id from private.receipts where e2eid = $1', [
    e2eid,
  ]);
  return row?.id ?? '';
};

describe('an admin who takes part in a payment', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('decides nothing about it:', () => {
      beforeEach(async () => {
        for (const who of PARTICIPANTS) await addAdmin(database, who);
      });
      afterEach(() => expectBalanced(database));

      const refusesBoth = async (sql: string, parameters: readonly unknown[]) => {
        for (const who of PARTICIPANTS) await expectRefusal(database, who, sql, parameters, OWN);
      };

      test('neither marks it as paid nor takes the mark back', async () => {
        const booking = await bookAtBank(database);
        await refusesBoth(MARK, [booking.payment_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ payment: 'pending' });
        await database.as('admin', MARK, [booking.payment_id]);
        await refusesBoth(UNDO, [booking.payment_id]);
        await database.as('admin', UNDO, [booking.payment_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ payment: 'pending', held: 0 });
      });

      test('refunds nothing of it, and does not answer for the other admin', async () => {
        const booking = await bookAtBank(database, 'patient');
        await receive(database, arrival({ txid: booking.txid }));
        await refusesBoth(REFUND, [booking.payment_id, 100]);
        // R$ 500 wait for another admin.
        await database.owner(
          `insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state, decided_by)
           values ($1, $1, 5000, 'Acordo', 'platform', 'waiting', $2)`,
          [booking.payment_id, ACTORS.admin],
        );
        await refusesBoth(CONFIRM, [booking.payment_id]);
        await refusesBoth(DECLINE, [booking.payment_id]);
        await addAdmin(database);
        await database.as('otherPatient', CONFIRM, [booking.payment_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 5000 });
      });

      test('does not cancel it as the team, with the whole refund, nor move it', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await refusesBoth(`select public.admin_cancel_consultation($1, 'Engano')`, [booking.consultation_id]);
        await refusesBoth(`select public.admin_move_consultation($1, '2026-12-02T18:00:00Z', 'Engano')`, [
          booking.consultation_id,
        ]);
        await database.travel('2026-12-01T18:00:00Z');
        await refusesBoth(`select public.admin_set_outcome($1, 'no_show', 'Engano')`, [
          booking.consultation_id,
        ]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          held: 15_000,
        });
      });

      test('does not decide on a reported absence', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await database.travel('2026-12-01T18:00:00Z');
        await ask(database, 'patient', 'report_absence($1)', booking.consultation_id);
        for (const outcome of ['refund', 'pay'])
          await refusesBoth(ABSENCE, [booking.consultation_id, outcome]);
        await database.as('admin', ABSENCE, [booking.consultation_id, 'refund']);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 15_000 });
      });

      test('neither notes its refund as sent by hand nor as done', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', MARK, [booking.payment_id]);
        await database.as('admin', `select public.admin_cancel_consultation($1, 'Sala fechada')`, [
          booking.consultation_id,
        ]);
        await refusesBoth(REFUNDED, [booking.payment_id, proof()]);
        const [refund] = await database.owner<{ id: string }>(
          'select id from private.refunds where payment_id = $1',
          [booking.payment_id],
        );
        await refusesBoth(CLOSE, [refund?.id, proof()]);
        await database.as('admin', CLOSE, [refund?.id, proof()]);
      });

      test('does not decide on money in suspense that is or becomes its own', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        const other = await bookAtBank(database, 'patient', { date: '2026-12-08' });
        await database.as('admin', MARK, [other.payment_id]);
        // Less than was marked: in suspense, with the payment that it names.
        const less = arrival({ txid: other.txid, amount: 1000 });
        await receive(database, less);
        const receipt = await receiptOf(database, less.receiptId);
        await refusesBoth(`select public.return_suspense(gen_random_uuid(), $1, 'Sem pagamento')`, [receipt]);
        await refusesBoth(`select public.keep_suspense($1, 'Teste nosso')`, [receipt]);
        await refusesBoth('select public.assign_suspense($1, $2)', [receipt, booking.payment_id]);
        // Of no payment: anyone of the team decides, but not in favour of their own.
        const stray = arrival();
        await receive(database, stray);
        const of = await receiptOf(database, stray.receiptId);
        await refusesBoth('select public.assign_suspense($1, $2)', [of, other.payment_id]);
        await database.as('patient', `select public.keep_suspense($1, 'Teste nosso')`, [of]);
      });
    });

    describe('and whose line is in a payout', () => {
      const arranged = async () => {
        const booking = await owedOnFriday(database);
        await addAdmin(database, 'professional');
        const batch = await prepare(database);
        const [line] = await linesOf(database, batch);
        return { booking, batch, line: line?.id };
      };
      afterEach(() => expectBalanced(database));

      test('prepares it, and does not approve it', async () => {
        const { batch } = await arranged();
        await expect(approve(database, batch, 'professional')).rejects.toMatchObject({ message: OWN });
        await expect(approve(database, batch)).resolves.toMatchObject({ state: 'approved' });
      });

      test('approves a batch that leaves the line out', async () => {
        const { line } = await arranged();
        const held = (await ask(database, 'admin', 'hold_payout($1, $2)', line, 'A conferir')) as {
          id: string;
        };
        await expectRefusal(
          database,
          'professional',
          'select public.approve_payouts($1, 0, 2)',
          [held.id],
          'nothing_to_pay',
        );
      });

      test('neither holds nor releases the line', async () => {
        const { line } = await arranged();
        await expectRefusal(
          database,
          'professional',
          `select public.hold_payout($1, 'A conferir')`,
          [line],
          OWN,
        );
        await ask(database, 'admin', 'hold_payout($1, $2)', line, 'A conferir');
        await expectRefusal(
          database,
          'professional',
          `select public.release_payout($1, 'Conferido')`,
          [line],
          OWN,
        );
        await ask(database, 'admin', 'release_payout($1, $2)', line, 'Conferido');
      });

      test('does not say that the transfer came back', async () => {
        const { batch, line } = await arranged();
        await payAll(database, await approve(database, batch));
        await expectRefusal(
          database,
          'professional',
          `select public.return_payout($1, 'Voltou')`,
          [line],
          OWN,
        );
        await ask(database, 'admin', 'return_payout($1, $2)', line, 'Voltou');
      });
    });
  });
});
