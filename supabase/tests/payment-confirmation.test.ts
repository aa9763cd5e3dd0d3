import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, receive } from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const CONFIRM = 'select public.payment_confirmation($1) as confirmation';

describe('the confirmation of a payment', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      const confirm = async (consultation: string) => {
        const [row] = await database.as<{ confirmation: object }>('patient', CONFIRM, [consultation]);
        return row?.confirmation;
      };

      test.each(['otherPatient', 'professional', 'admin'] as const)(
        'belongs to its patient: %s has none such',
        async (who) => {
          const { consultation_id, payment_id } = await book(database);
          await pay(database, payment_id);
          await expectRefusal(database, who, CONFIRM, [consultation_id], 'payment_not_found');
        },
      );

      test('is nothing for visitors, and exists of paid payments only', async () => {
        const { consultation_id } = await book(database);
        await expectRefusal(database, 'visitor', CONFIRM, [consultation_id], '42501');
        await expectRefusal(database, 'patient', CONFIRM, [consultation_id], 'payment_not_found');
      });

      test('names the transfer, not a second one nor one of another amount', async () => {
        const booking = await bookAtBank(database);
        const [paid, second] = [arrival({ txid: booking.txid }), arrival({ txid: booking.txid })];
        await receive(database, arrival({ txid: booking.txid, amount: 1000 }));
        await receive(database, paid);
        await receive(database, second);
        await expect(confirm(booking.consultation_id)).resolves.toMatchObject({
          number: expect.stringMatching(/^2026\/[0-9A-F]{8}$/) as string,
          amount_cents: 15_000,
          professional_name: 'Marina Azevedo',
          transfer: paid.receiptId,
          is_simulated: false,
        });
      });

      test('names the transfer that came after a mark that was undone', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await database.as('admin', 'select public.undo_payment_mark($1)', [booking.payment_id]);
        const paid = arrival({ txid: booking.txid });
        await receive(database, paid);
        await expect(confirm(booking.consultation_id)).resolves.toMatchObject({ transfer: paid.receiptId });
      });

      test('names the transfer that was assigned to it', async () => {
        const booking = await bookAtBank(database);
        const unknown = arrival();
        await receive(database, unknown);
        const [receipt] = await database.owner<{ id: string }>(
          'select id from private.receipts where e2eid = $1',
          [unknown.receiptId],
        );
        await database.as('admin', 'select public.assign_suspense($1, $2)', [
          receipt?.id,
          booking.payment_id,
        ]);
        await expect(confirm(booking.consultation_id)).resolves.toMatchObject({
          transfer: unknown.receiptId,
        });
      });

      test('says what goes back of a cancelled consultation', async () => {
        const { consultation_id, payment_id } = await book(database);
        await pay(database, payment_id);
        await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
        await expect(confirm(consultation_id)).resolves.toMatchObject({
          refunds: [{ amount_cents: 15_000, cause: 'cancelled' }],
          refunded_at: null,
          is_simulated: true,
        });
        await database.as('admin', 'select public.mark_refunded($1)', [payment_id]);
        await expect(confirm(consultation_id)).resolves.toMatchObject({
          refunded_at: expect.any(String) as string,
        });
      });
    });
  });
});
