import { book, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
  txidOf,
  useBank,
} from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const RECORD = `select public.record_receipts('api-pix', '[]')`;

describe('record_receipts', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      test('is for the service alone', async () => {
        for (const who of ['visitor', 'patient', 'professional', 'admin'] as const)
          await expectRefusal(database, who, RECORD, [], '42501');
        await expectRefusal(
          database,
          'service',
          `select public.record_receipts('api-pix', '{}')`,
          [],
          'receipts_invalid',
        );
        await expectRefusal(
          database,
          'service',
          `select public.record_receipts('bank', '[]')`,
          [],
          'provider_invalid',
        );
      });

      test('exact and in time: paid and scheduled, once', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await expect(receive(database, one)).resolves.toEqual({ received: 1, new: 1 });
        const money = {
          consultation: 'scheduled',
          payment: 'paid',
          refund_due: false,
          held: 15_000,
          due: 0,
          receipts: 'exact',
          refunds: null,
        };
        await expect(moneyOf(database, booking)).resolves.toMatchObject(money);
        await expect(receive(database, one, one)).resolves.toEqual({ received: 2, new: 0 });
        await expect(moneyOf(database, booking)).resolves.toMatchObject(money);
      });

      test('late, with the time still free: paid and scheduled', async () => {
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:19:00Z' }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          payment: 'paid',
          held: 15_000,
          receipts: 'late',
        });
      });

      test.each([
        [
          'another patient has the time',
          async () => {
            await book(database, 'otherPatient');
          },
        ],
        [
          'the professional is suspended',
          async () => {
            await suspend(database);
          },
        ],
        ['the consultation would have begun', () => database.travel('2026-12-01T17:00:00Z')],
      ])('late, and %s: cancelled, and all of it goes back', async (_, happens) => {
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await happens();
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:19:00Z' }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'cancelled',
          payment: 'paid',
          refund_due: true,
          held: 0,
          due: 15_000,
          receipts: 'late',
          refunds: 'due 15000',
        });
      });

      test('after the patient cancelled: all of it goes back', async () => {
        const booking = await bookAtBank(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await receive(database, arrival({ txid: booking.txid }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'cancelled',
          due: 15_000,
          receipts: 'late',
        });
      });

      test('a second one: the first stands, the second goes back whole', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await receive(database, arrival({ txid: booking.txid, amount: 100 }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          refund_due: false,
          held: 15_000,
          due: 100,
          receipts: 'exact duplicate',
          refunds: 'due 100',
        });
      });

      test('one for an earlier code pays a renewed payment, whose newer code lapses', async () => {
        const booking = await bookAtBank(database);
        const [call] = await claimCalls(database);
        await answer(database, call ?? { call_id: '' }, { ok: true, value: { state: 'open', receipts: [] } });
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('patient', 'select public.renew_payment($1)', [booking.payment_id]);
        const newer = await txidOf(database, booking);
        expect(newer).not.toBe(booking.txid);
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:21:00Z' }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          receipts: 'late',
        });
        await receive(database, arrival({ txid: newer, paidAt: '2026-11-24T12:22:00Z' }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 15_000,
          receipts: 'late duplicate',
        });
      });

      test('less than owed: not paid, goes back, and there is another code', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid, amount: 14_999 }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'pending',
          payment: 'pending',
          held: 0,
          due: 14_999,
          receipts: 'wrong_amount',
        });
        const next = await txidOf(database, booking);
        expect(next).not.toBe(booking.txid);
        await receive(database, arrival({ txid: next }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          held: 15_000,
          due: 14_999,
        });
      });

      test('more than owed: paid, and the excess goes back; with the time gone, all of it', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid, amount: 15_001 }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          held: 15_000,
          due: 1,
          receipts: 'wrong_amount',
        });
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 0,
          due: 15_001,
          refunds: 'due 1, due 15000',
        });
        const other = await bookAtBank(database);
        await database.travel('2026-12-01T17:00:00Z');
        await receive(
          database,
          arrival({ txid: other.txid, amount: 20_000, paidAt: '2026-12-01T16:00:00Z' }),
        );
        await expect(moneyOf(database, other)).resolves.toMatchObject({
          consultation: 'cancelled',
          held: 0,
          due: 20_000,
        });
      });

      test.each([[null], ['f'.repeat(32)]])(
        'of an unknown charge (%s): suspense, for an admin',
        async (txid) => {
          const one = arrival({ txid, amount: 7 });
          await receive(database, one);
          await receive(database, one);
          await expect(
            database.owner('select class, payment_id, amount_cents from private.receipts where e2eid = $1', [
              one.receiptId,
            ]),
          ).resolves.toEqual([{ class: 'unknown_charge', payment_id: null, amount_cents: 7 }]);
          await expect(
            database.owner(
              `select sum(e.amount_cents)::int as cents from private.ledger_entries e
             join private.ledger_accounts a on a.id = e.account_id where a.kind = 'suspense'`,
            ),
          ).resolves.toEqual([{ cents: -7 }]);
        },
      );

      test('for an erased patient: suspense', async () => {
        const booking = await bookAtBank(database);
        await eraseUnblocked(database, 'patient');
        await receive(database, arrival({ txid: booking.txid }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          payment: 'expired',
          suspense: 15_000,
          receipts: 'patient_erased',
          refunds: null,
        });
      });

      test('exact, for a payment marked by hand: proves the mark and is no duplicate', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await receive(database, arrival({ txid: booking.txid }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 0,
          receipts: 'exact exact',
        });
        await receive(database, arrival({ txid: booking.txid }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 15_000, due: 15_000 });
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          due: 30_000,
          refunds: 'due 15000, due 15000',
        });
      });

      test('for a payment marked where Pix is simulated: a duplicate, for the mark stands for no transfer', async () => {
        const booking = await bookAtBank(database);
        await database.as('service', `select public.set_payment_provider('simulated')`);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await useBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 15_000,
          receipts: 'duplicate exact',
          refunds: 'due 15000',
        });
      });

      test('of another amount, for a payment marked by hand: suspense', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await receive(database, arrival({ txid: booking.txid, amount: 14_999 }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 0,
          suspense: 14_999,
        });
      });

      const returned = (amount: number) => [
        {
          refundId: 'D1',
          amount,
          state: 'done',
          origin: 'bank',
          returnId: 'R1',
          settledAt: '2026-11-25T12:00:00Z',
          reason: null,
        },
      ];

      test('a return by the payer’s bank is booked once', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        await receive(database, { ...one, refunds: returned(15_000) });
        await receive(database, { ...one, refunds: returned(15_000) });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          held: 0,
          due: 0,
          refunds: 'done 15000',
        });
        await expectBalanced(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(
          database.owner('select refunded_at is not null as back from public.payments where id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ back: true }]);
      });

      test('a return that a refund under way leaves no room for waits, and withdraws nothing', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid, amount: 15_001 });
        await receive(database, one);
        await claimCalls(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await receive(database, { ...one, refunds: returned(15_001) });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 0,
          due: 15_001,
          refunds: 'sent 1, due 15000',
        });
      });

      test('a return after the consultation is a loss; before a refund of ours was sent, it takes its place', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        await database.travel('2026-12-01T18:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [
          booking.consultation_id,
        ]);
        await receive(database, { ...one, refunds: returned(15_000) });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 15_000, due: 0 });
        await expectBalanced(database);
        const other = await bookAtBank(database, 'patient', { date: '2026-12-08' });
        const two = arrival({ txid: other.txid, paidAt: '2026-12-01T18:00:00Z' });
        await receive(database, two);
        await database.as('patient', 'select public.cancel_consultation($1)', [other.consultation_id]);
        await receive(database, { ...two, refunds: returned(6_000) });
        await expect(moneyOf(database, other)).resolves.toMatchObject({ held: 0, due: 9_000 });
      });
    });
  });
});
